import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { IconDate } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { OrderStatus } from '../OrderStatus.tsx';
import type { ListKind } from './list-kinds.ts';
import styles from './OrderRow.module.css';
import type { OrderLine } from './readable-kind.ts';

type Props = { kind: ListKind; line: OrderLine; href: string; current: boolean };

/** One row of any order list: party, amount, number, date. */
export function OrderRow({ kind, line, href, current }: Props) {
  const t = useTranslations('orders');
  const deciding = useTranslations('deciding');
  const figures = useFigures();
  const nameOf = usePartName();
  const { number, date, title, code, by, status, worth, makes, itemCount, due } = line;
  const value = worth
    ? figures.money(worth.total, worth.currency)
    : makes && t('quantityOf', { quantity: figures.quantity(makes.ordered), unit: makes.uom });
  return (
    <ListRow
      href={href}
      current={current}
      chevron={false}
      title={typeof title === 'string' ? title : nameOf(title)}
      sub={
        <>
          <span className={`code ${styles['number']}`}>{deciding(`named.${kind}`, { number })}</span>
          {code && (
            <>
              {' · '}
              <span className="code">{code}</span>
            </>
          )}
          {by && ` · ${by}`}
          {itemCount !== undefined && ` · ${t('items', { count: itemCount })}`}
        </>
      }
      value={value}
      valueSub={figures.day(date)}
      chips={
        <>
          <OrderStatus kind={kind} status={status} />
          {due && (
            <span className={styles['due']}>
              <IconDate size={16} />
              {t(`due.${due.what}`, { day: figures.day(due.day) })}
            </span>
          )}
        </>
      }
    />
  );
}
