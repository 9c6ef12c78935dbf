import { PERIODS } from '@gemba/contract/kit/periods';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconDate } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { areReversed, type Days, DaysFields } from '../../orders/index.ts';
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

type DaysSheetProps = { filters: PaymentFilters; onApply: (days: Days) => void; onClose: () => void };

/** Any two days; the list changes only when the button is pressed. */
function DaysSheet({ filters, onApply, onClose }: DaysSheetProps) {
  const t = useTranslations('accounting');
  const id = useId();
  const { period, from, to } = filters;
  const [days, setDays] = useState<Days>({ period: period === 'all' ? undefined : period, from, to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (areReversed(days)) return;
    onApply(days);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('otherDays')}
      footer={
        <Button kind="primary" type="submit" form={id} wide>
          {t('showPayments')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <DaysFields days={days} onChange={setDays} />
      </form>
    </Sheet>
  );
}
