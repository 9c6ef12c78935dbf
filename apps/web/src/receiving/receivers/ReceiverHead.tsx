import type { Receiver } from '@gemba/contract/receiving/receivers';
import { useTranslations } from 'use-intl';
import { addressOf, type Thing, useLinkTo } from '../../auth/index.ts';
import { useRefusal } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { KitLink } from '../../kit/ui/link.tsx';
import styles from './DrawnReceiver.module.css';
import { ReceiverTags } from './ReceiverTags.tsx';

/** Whose goods, for which order, what they are worth, when and by whom. */
export function ReceiverHead({ receiver }: { receiver: Receiver }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const say = useRefusal() as unknown as (code: string, facts: object) => string;
  const { kind, orderNumber, vendorName, amount, currency, receivedDate, receivedBy, warehouseName, reversal } =
    receiver;
  const href = linkTo(kind satisfies Thing, orderNumber);
  const order = t.rich(`kindNumber.${kind}`, { number: orderNumber, code: asCode });
  const other = reversal.reverses ?? reversal.reversedBy;
  const facts = { receiverNumber: receiver.receiverNumber, documentNumber: receiver.receiverNumber, orderNumber };
  const why =
    reversal.refusal &&
    !['LIMITED_PERMISSIONS', 'POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL'].includes(reversal.refusal);
  return (
    <Card pad>
      <h2 className={styles['title']}>{vendorName ?? t(`kind.${kind}`)}</h2>
      <p className={styles['sub']}>
        {href ? (
          <KitLink href={href} className={styles['link'] ?? ''}>
            {order}
          </KitLink>
        ) : (
          order
        )}
      </p>
      <div className={styles['number']}>
        <span className={styles['amount']}>{figures.money(amount, currency)}</span>
        <ReceiverTags receiver={receiver} />
      </div>
      <Facts
        facts={[
          { label: t('header.receivedDate'), value: figures.day(receivedDate) },
          { label: t('by'), value: receivedBy.name },
          { label: t('warehouse'), value: warehouseName },
        ]}
      />
      {other && (
        <p className={styles['why']}>
          <KitLink href={addressOf('receiver', other)} className={styles['link'] ?? ''}>
            {t.rich('showOther', { number: other, code: asCode })}
          </KitLink>
        </p>
      )}
      {why && reversal.refusal && <p className={styles['why']}>{say(reversal.refusal, facts)}</p>}
    </Card>
  );
}
