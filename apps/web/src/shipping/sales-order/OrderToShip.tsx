import type { ShippableSalesOrderRow } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { asCode, asUnbroken } from '../../kit/ui/figures/as-code.tsx';
import { IconWarning } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useMayShip } from '../use-may-ship.ts';
import styles from './OrderToShip.module.css';
import { ReadinessTag } from './ReadinessTag.tsx';

type Props = { order: ShippableSalesOrderRow; href?: `/${string}` };

/** An order in the list, which leads to its shipment or to `href`: whose it is, when it is due, and how much of it can be shipped now. */
export function OrderToShip({ order, href }: Props) {
  const t = useTranslations('shipping');
  const hrefOf = useMayShip();
  const { soNumber, customerName, shipDate, customerLocked } = order;
  return (
    <ListRow
      href={href ?? hrefOf(soNumber)}
      title={customerName}
      sub={
        <>
          {t.rich('soCode', { soNumber, code: asCode, unbroken: asUnbroken })} · <Lack order={order} />
        </>
      }
      value={shipDate ? <Due day={shipDate} /> : undefined}
      valueSub={<ReadinessTag order={order} />}
      chips={
        customerLocked && (
          <StatusTag tone="bad" shape="lock">
            {t('customerLocked')}
          </StatusTag>
        )
      }
    />
  );
}

function Due({ day }: { day: string }) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const { today } = useToday();
  if (day >= today) return <span className={styles['due']}>{day === today ? t('dueToday') : figures.day(day)}</span>;
  return (
    <span className={`${styles['due']} ${styles['late']}`}>
      <IconWarning size={16} />
      {t('dueLate', { day: figures.day(day) })}
    </span>
  );
}

/** The reason why an order cannot be shipped whole, or its number of lines. */
function Lack({ order }: Props) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const { today } = useToday();
  const { readiness, readyItemCount, openItemCount, short } = order;
  if (!short) return t('lines', { count: openItemCount });
  const { part, reason, shortQuantity, expected } = short;
  const others = openItemCount - readyItemCount - 1;
  if (readiness === 'none' && others === 0 && expected) {
    const { kind, number, date } = expected;
    const when = date === today ? 'today' : date < today ? 'late' : 'later';
    return t.rich(kind === 'po' ? 'comesIn' : 'isMade', {
      when,
      day: figures.day(date),
      number,
      code: asCode,
      unbroken: asUnbroken,
    });
  }
  const words =
    reason === 'STOCK'
      ? t.rich('shortOf', { quantity: figures.quantity(shortQuantity), part, code: asCode })
      : t.rich(reason === 'HOLD' ? 'partOnHold' : 'otherRevision', { part, code: asCode });
  return (
    <>
      {words}
      {others > 0 && ` ${t('andOthers', { count: others })}`}
    </>
  );
}
