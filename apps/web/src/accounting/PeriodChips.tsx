import { PERIODS, type PeriodName } from '@gemba/contract/kit/periods';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { IconDate } from '../kit/ui/icons.ts';
import { Button } from '../kit/ui/input/Button.tsx';
import { FilterChips } from '../kit/ui/input/FilterChips.tsx';
import { areReversed, type Days, DaysFields } from '../orders/index.ts';
import { useDaysText } from './use-days-text.ts';

/** A named period, everything, or two days. */
export type ChosenDays = {
  period: PeriodName | 'all' | undefined;
  from: string | undefined;
  to: string | undefined;
};

type Props = {
  days: ChosenDays;
  /** Offers every day too. */
  everything?: boolean;
  /** On the button that takes other days. */
  show: string;
  onChange: (days: ChosenDays) => void;
};

/** The period in one tap; any other days in a sheet. */
export function PeriodChips({ days, everything = false, show, onChange }: Props) {
  const t = useTranslations('accounting');
  const named = useTranslations('orders');
  const daysText = useDaysText();
  const [choosing, setChoosing] = useState(false);
  const { period, from = null, to = null } = days;
  const choices = [...PERIODS, ...(everything ? (['all'] as const) : []), 'days' as const];
  const labelOf = (choice: (typeof choices)[number]) => {
    if (choice === 'all') return t('everyDay');
    if (choice !== 'days') return named(`period.${choice}`);
    return period ? t('otherDays') : daysText({ from, to });
  };
  return (
    <>
      <FilterChips
        label={named('quickRange')}
        chips={choices.map((value) => ({
          value,
          label: labelOf(value),
          icon: value === 'days' ? IconDate : undefined,
        }))}
        chosen={[period ?? 'days']}
        onToggle={(choice) => {
          if (choice === 'days') setChoosing(true);
          else onChange({ period: choice, from: undefined, to: undefined });
        }}
      />
      {choosing && <DaysSheet days={days} show={show} onApply={onChange} onClose={() => setChoosing(false)} />}
    </>
  );
}

type DaysSheetProps = { days: ChosenDays; show: string; onApply: (days: Days) => void; onClose: () => void };

/** Any two days; the figures change only when the button is pressed. */
function DaysSheet({ days: { period, from, to }, show, onApply, onClose }: DaysSheetProps) {
  const t = useTranslations('accounting');
  const id = useId();
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
          {show}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <DaysFields days={days} onChange={setDays} />
      </form>
    </Sheet>
  );
}
