import { PERIODS } from '@gemba/contract/kit/periods';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconDate } from '../../kit/ui/icons.ts';
import { DaysSheet } from './DaysSheet.tsx';
import { EVERYTHING, inDays, type PaymentFilters } from './payment-filters.ts';
import { useDaysText } from './use-days-text.ts';

type Props = { filters: PaymentFilters; onChange: (next: PaymentFilters) => void };

const CHOICES = [...PERIODS, 'all', 'days'] as const;

/** The period in one tap; any other days in a sheet. */
export function PeriodChips({ filters, onChange }: Props) {
  const t = useTranslations('accounting');
  const named = useTranslations('orders');
  const daysText = useDaysText();
  const [choosing, setChoosing] = useState(false);
  const { period, from = null, to = null } = filters;
  const labelOf = (choice: (typeof CHOICES)[number]) => {
    if (choice === 'all') return t('everyDay');
    if (choice !== 'days') return named(`period.${choice}`);
    return period ? t('otherDays') : daysText({ from, to });
  };
  return (
    <>
      <FilterChips
        label={named('quickRange')}
        chips={CHOICES.map((value) => ({
          value,
          label: labelOf(value),
          icon: value === 'days' ? IconDate : undefined,
        }))}
        chosen={[period ?? 'days']}
        onToggle={(choice) => {
          if (choice === 'days') setChoosing(true);
          else if (choice === 'all') onChange({ ...filters, ...EVERYTHING });
          else onChange({ ...filters, period: choice, from: undefined, to: undefined });
        }}
      />
      {choosing && (
        <DaysSheet
          filters={filters}
          onApply={(days) => onChange({ ...filters, ...inDays(days) })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
