import { PAYMENT_DIRECTIONS } from '@gemba/contract/accounting/payments/payment';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { PeriodChips } from '../PeriodChips.tsx';
import { PartyPart } from './PartyPart.tsx';
import { inDays, type PaymentFilters } from './payment-filters.ts';

type Props = { filters: PaymentFilters; onChange: (next: PaymentFilters, options?: { typed?: boolean }) => void };

const SIDES = ['all', ...PAYMENT_DIRECTIONS] as const;
const LONGEST_SEARCH = 80;

/** The filters: party and period. */
export function FilterArea({ filters, onChange }: Props) {
  const t = useTranslations('accounting');
  const { direction, customerId, vendorId } = filters;
  const [typed, setTyped] = useTyped(filters.q, (q) => onChange({ ...filters, q }, { typed: true }));
  return (
    <>
      {customerId || vendorId ? (
        <PartyPart filters={filters} onChange={onChange} />
      ) : (
        <>
          <SegmentedControl
            label={t('sides')}
            segments={SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
            value={direction ?? 'all'}
            onChange={(side) => onChange({ ...filters, direction: side === 'all' ? undefined : side })}
          />
          <SearchField
            label={t('find')}
            value={typed}
            maxLength={LONGEST_SEARCH}
            onChange={setTyped}
            onSubmit={(q) => onChange({ ...filters, q }, { typed: true })}
          />
        </>
      )}
      <PeriodChips
        days={filters}
        everything
        show={t('showPayments')}
        onChange={(days) => onChange({ ...filters, ...inDays(days) })}
      />
    </>
  );
}
