import { Skeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { useDaysText } from '../use-days-text.ts';
import type { PaymentFilters } from './payment-filters.ts';
import { SideCard } from './SideCard.tsx';
import styles from './Totals.module.css';
import { useGetPaymentTotals } from './use-get-payment-totals.ts';

/** The totals of each side shown. Without an answer there is nothing: the list shows the error. */
export function Totals({ filters }: { filters: PaymentFilters }) {
  const { data, isPending } = useGetPaymentTotals(filters);
  const daysText = useDaysText();
  if (isPending) return <Awaited />;
  if (!data) return null;
  const sides = data.sides.filter(({ now, before }) => now.count > 0 || (before?.count ?? 0) > 0);
  return (
    <div role="status" className={styles['sides']}>
      {sides.map((side) => (
        <SideCard
          key={side.direction}
          brief={sides.length > 1}
          side={side}
          baseCurrency={data.baseCurrency}
          days={daysText(data.period)}
          daysBefore={data.before ? daysText(data.before) : undefined}
        />
      ))}
    </div>
  );
}

/** Holds the place of a card, so that the list below does not jump. */
const Awaited = () => (
  <div className={styles['sides']} aria-hidden="true">
    <Card pad>
      <div className={styles['bones']}>
        <Skeleton width="36%" />
        <Skeleton width="62%" height={28} />
        <Skeleton width="80%" />
      </div>
    </Card>
  </div>
);
