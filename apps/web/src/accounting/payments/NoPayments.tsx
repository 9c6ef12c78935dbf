import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconMoney, IconSearch } from '../../kit/ui/icons.ts';
import { EVERYTHING, type PaymentFilters } from './payment-filters.ts';
import { usePaymentTotals } from './use-payments.ts';

type Props = { filters: PaymentFilters; onChange: (next: PaymentFilters) => void };

/** Why nothing is there, and the one step that most likely brings something. */
export function NoPayments({ filters, onChange }: Props) {
  const t = useTranslations('accounting');
  const { data } = usePaymentTotals(filters);
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
    return (
      <EmptyState icon={IconSearch} title={t('unknown', { id })} action={everybody}>
        {t('unknownHow')}
      </EmptyState>
    );
  }
  if (period !== 'all') {
    return (
      <EmptyState
        icon={words ? IconSearch : IconMoney}
        title={words ? t('noMatch', { words }) : t('noneInDays')}
        action={always}
      >
        {t(words ? 'noMatchHow' : 'noneInDaysHow')}
      </EmptyState>
    );
  }
  if (words) {
    return (
      <EmptyState icon={IconSearch} title={t('noMatch', { words })} action={way(t('clearSearch'), { q: '' })}>
        {t('noMatchHow')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconMoney} title={t('nonePaid')} action={id && everybody}>
      {t('nonePaidHow')}
    </EmptyState>
  );
}
