import type { PaymentSum } from '@gemba/contract/accounting/payment-history';
import { divide } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Facts } from '../../kit/ui/Facts.tsx';
import styles from './SideCard.module.css';

type Props = { now: PaymentSum; before: PaymentSum | null };

/** How many payments, how late on average and how often, each with what it was before. */
export function SideFacts({ now, before }: Props) {
  const t = useTranslations('accounting');
  const figures = useFigures();
  const count = (sum: PaymentSum) => figures.quantity(String(sum.count));
  const delay = ({ daysLate }: PaymentSum) => (daysLate === null ? t('none') : figures.quantity(daysLate));
  const share = ({ settled, late }: PaymentSum) =>
    settled === 0 ? t('none') : figures.percent(divide(`${late}00`, String(settled), 0));
  const told = (write: (sum: PaymentSum) => string, value = write(now)) => (
    <>
      {value}
      {before && <span className={styles['before']}>{t('before', { value: write(before) })}</span>}
    </>
  );
  const days = now.daysLate === null ? undefined : t('inDays', { days: delay(now) });
  return (
    <Facts
      facts={[
        { label: t('payments'), value: told(count) },
        { label: t('delay'), value: told(delay, days) },
        { label: t('paidLate'), value: told(share) },
      ]}
    />
  );
}
