import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { useTranslations } from 'use-intl';
import { addressOf, type Thing, useLinkTo } from '../../auth/index.ts';
import { DocumentHead } from '../../kit/frames/DocumentHead.tsx';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { ReceiverTags } from './ReceiverTags.tsx';

/** The first card of a receiver: vendor, order, amount, day and person. */
export function ReceiverHead({ receiver }: { receiver: Receiver }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const say = useRefusal() as unknown as (code: string, facts: object) => string;
  const { kind, orderNumber, vendorName, amount, currency, receivedDate, receivedBy, warehouseName, reversal, credit } =
    receiver;
  const href = linkTo(kind satisfies Thing, orderNumber);
  const order = t.rich(`kindNumber.${kind}`, { number: orderNumber, code: asCode });
  const other = reversal.reverses ?? reversal.reversedBy;
  const facts = { receiverNumber: receiver.receiverNumber, documentNumber: receiver.receiverNumber, orderNumber };
  const why =
    reversal.refusal &&
    !['LIMITED_PERMISSIONS', 'POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL'].includes(reversal.refusal);
  return (
    <DocumentHead
      title={vendorName ?? credit?.customerName ?? t(`kind.${kind}`)}
      sub={<TextLink href={href}>{order}</TextLink>}
      amount={figures.money(amount, currency)}
      tags={<ReceiverTags receiver={receiver} />}
      facts={[
        { label: t('header.receivedDate'), value: figures.day(receivedDate) },
        { label: t('by'), value: receivedBy.name },
        { label: t('warehouse'), value: warehouseName },
        ...(credit ? [{ label: t('credit'), value: figures.money(credit.amount, credit.currency) }] : []),
      ]}
      other={
        other && (
          <TextLink href={addressOf('receiver', other)}>
            {t.rich('showOther', { number: other, code: asCode })}
          </TextLink>
        )
      }
      reason={reversal.reason}
      why={why && reversal.refusal && say(reversal.refusal, facts)}
    />
  );
}
