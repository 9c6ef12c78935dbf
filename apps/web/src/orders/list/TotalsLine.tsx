import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import type { OrderFilters } from './order-filters.ts';
import styles from './TotalsLine.module.css';
import { useOrderTotals } from './use-order-lines.ts';

/** How many orders the filter finds and what they are worth. Without an answer there is no line: the list says why. */
export function TotalsLine({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const { data } = useOrderTotals(filters);
  const amounts = data?.amounts.map(({ total, currency }) => figures.money(total, currency)) ?? [];
  return (
    <div role="status" className={styles['line']}>
      {data && data.count > 0 && (
        <>
          <b>{t(data.more ? 'countAndMore' : 'count', { count: data.count })}</b>
          {amounts.length > 0 && (
            <span className={styles['amounts']}>
              {data.more
                ? t('worthOfNewest', { count: data.count, amounts: amounts.join(' · ') })
                : amounts.join(' · ')}
            </span>
          )}
        </>
      )}
    </div>
  );
}
