import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo, useToday } from '../../auth/index.ts';
import { DocumentHead } from '../../kit/frames/DocumentHead.tsx';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { ShipperTags } from './ShipperTags.tsx';

/** The tag says these already, or they say nothing to a reader. */
const UNSAID = ['LIMITED_PERMISSIONS', 'POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL', 'SHIPPER_NOT_SHIPPED'];

/** The first card of a shipper: customer, order, amount, state, day and person. */
export function ShipperHead({ shipper }: { shipper: Shipper }) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { dayOf } = useToday();
  const say = useRefusal() as unknown as (code: string, facts: object) => string;
  const { shipperNumber, soNumber, customerName, amount, currency, shippedDate, pickedAt, reversal, status } = shipper;
  const other = reversal.reverses ?? reversal.reversedBy;
  const why = status !== 'CANCELLED' && reversal.refusal && !UNSAID.includes(reversal.refusal) && reversal.refusal;
  return (
    <DocumentHead
      title={customerName}
      sub={<TextLink href={linkTo('so', soNumber)}>{t.rich('ofOrder', { number: soNumber, code: asCode })}</TextLink>}
      amount={figures.money(amount, currency)}
      tags={<ShipperTags shipper={shipper} />}
      facts={[
        shippedDate
          ? { label: t('header.shippedDate'), value: figures.day(shippedDate) }
          : { label: t('pickedDay'), value: figures.day(dayOf(pickedAt)) },
        { label: t('by'), value: (shipper.shippedBy ?? shipper.pickedBy).name },
        { label: t('warehouse'), value: shipper.warehouseName },
      ]}
      other={
        other && (
          <TextLink href={addressOf('shipper', other)}>{t.rich('showOther', { number: other, code: asCode })}</TextLink>
        )
      }
      reason={reversal.reason}
      why={why && say(why, { shipperNumber, documentNumber: shipperNumber, orderNumber: soNumber })}
    />
  );
}
