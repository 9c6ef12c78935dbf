import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconMoney, IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { EVERYTHING, type PaymentFilters } from './payment-filters.ts';
import { useGetPaymentTotals } from './use-get-payment-totals.ts';

type Props = { filters: PaymentFilters; onChange: (next: PaymentFilters) => void };

/** The reason for an empty list, and the step that most likely finds something. */
export function NoPayments({ filters, onChange }: Props) {
  const t = useTranslations('accounting');
  const { data } = useGetPaymentTotals(filters);
  const { customerId, vendorId, period } = filters;
  const id = customerId ?? vendorId;
  const words = filters.q.trim();
  const way = (label: string, next: Partial<PaymentFilters>) => (
    <Button kind="outline" onClick={() => onChange({ ...filters, ...next })}>
      {label}
    </Button>
  );
  const everybody = way(t('everybody'), { customerId: undefined, vendorId: undefined });
  const always = way(t('showEveryDay'), EVERYTHING);
  if (id && data && !data.party) {
    return <EmptyState icon={IconSearch} title={t('unknown', { id })} how={t('unknownHow')} action={everybody} />;
  }
  if (period !== 'all') {
    return (
      <EmptyState
        icon={words ? IconSearch : IconMoney}
        title={words ? t('noMatch', { words }) : t('noneInDays')}
        how={t(words ? 'noMatchHow' : 'noneInDaysHow')}
        action={always}
      />
    );
  }
  if (words) {
    return (
      <EmptyState
        icon={IconSearch}
        title={t('noMatch', { words })}
        how={t('noMatchHow')}
        action={way(t('clearSearch'), { q: '' })}
      />
    );
  }
  return <EmptyState icon={IconMoney} title={t('nonePaid')} how={t('nonePaidHow')} action={id && everybody} />;
}
