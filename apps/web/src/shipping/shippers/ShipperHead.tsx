import type { Shipper } from '@gemba/contract/shipping/shippers';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo, useToday } from '../../auth/index.ts';
import { useRefusal } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { KitLink } from '../../kit/ui/link.tsx';
import styles from './DrawnShipper.module.css';
import { ShipperTags } from './ShipperTags.tsx';

/** Said by the tag, or nothing to say to somebody who only looks. */
const UNSAID = ['LIMITED_PERMISSIONS', 'POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL', 'SHIPPER_NOT_SHIPPED'];

/** Whose goods, of which order, what they are worth, how they stand, who picked and shipped them. */
export function ShipperHead({ shipper }: { shipper: Shipper }) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { dayOf } = useToday();
  const say = useRefusal() as unknown as (code: string, facts: object) => string;
  const { shipperNumber, soNumber, customerName, amount, currency, shippedDate, pickedAt, reversal, status } = shipper;
  const toOrder = linkTo('so', soNumber);
  const order = t.rich('ofOrder', { number: soNumber, code: asCode });
  const other = reversal.reverses ?? reversal.reversedBy;
  const why = status !== 'CANCELLED' && reversal.refusal && !UNSAID.includes(reversal.refusal) && reversal.refusal;
  return (
    <Card pad>
      <h2 className={styles['title']}>{customerName}</h2>
      <p className={styles['sub']}>
        {toOrder ? (
          <KitLink href={toOrder} className={styles['link'] ?? ''}>
            {order}
          </KitLink>
        ) : (
          order
        )}
      </p>
      <div className={styles['number']}>
        <span className={styles['amount']}>{figures.money(amount, currency)}</span>
        <ShipperTags shipper={shipper} />
      </div>
      <Facts
        facts={[
          shippedDate
            ? { label: t('header.shippedDate'), value: figures.day(shippedDate) }
            : { label: t('pickedDay'), value: figures.day(dayOf(pickedAt)) },
          { label: t('by'), value: (shipper.shippedBy ?? shipper.pickedBy).name },
          { label: t('warehouse'), value: shipper.warehouseName },
        ]}
      />
      {other && (
        <p className={styles['why']}>
          <KitLink href={addressOf('shipper', other)} className={styles['link'] ?? ''}>
            {t.rich('showOther', { number: other, code: asCode })}
          </KitLink>
        </p>
      )}
      {why && (
        <p className={styles['why']}>
          {say(why, { shipperNumber, documentNumber: shipperNumber, orderNumber: soNumber })}
        </p>
      )}
    </Card>
  );
}
