import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { fiscalYearOf } from '@gemba/contract/kit/periods';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconDate } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';

type Props = {
  /** The day of a shared link stands for it. */
  today: string;
  isShared: boolean;
  /** Undefined: today, also tomorrow. */
  asOf: string | undefined;
  onChange: (asOf: string | undefined) => void;
};

const CHOICES = ['today', 'lastMonthEnd', 'lastYearEnd', 'otherDay'] as const;

/** The day of a balance sheet: the usual ones in one tap, any other in a sheet. */
export function AsOfChips({ today, isShared, asOf, onChange }: Props) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const { fiscalYearStartMonth } = useStore(companySetting);
  const [choosing, setChoosing] = useState(false);
  const days = {
    today: undefined,
    lastMonthEnd: addDays(firstOfMonth(today), -1),
    lastYearEnd: addDays(fiscalYearOf(today, fiscalYearStartMonth).from, -1),
  };
  const chosen = CHOICES.find((choice) => choice !== 'otherDay' && days[choice] === asOf) ?? 'otherDay';
  const labelOf = (choice: (typeof CHOICES)[number]) => {
    if (choice === 'otherDay' && chosen === choice && asOf) return figures.day(asOf);
    return choice === 'today' && isShared ? figures.day(today) : t(choice);
  };
  return (
    <>
      <FilterChips
        label={t('day')}
        chips={CHOICES.map((value) => ({
          value,
          label: labelOf(value),
          icon: value === 'otherDay' ? IconDate : undefined,
        }))}
        chosen={[chosen]}
        onToggle={(choice) => (choice === 'otherDay' ? setChoosing(true) : onChange(days[choice]))}
      />
      {choosing && <DaySheet day={asOf ?? today} onApply={onChange} onClose={() => setChoosing(false)} />}
    </>
  );
}

type DaySheetProps = { day: string; onApply: (day: string) => void; onClose: () => void };

function DaySheet({ day: start, onApply, onClose }: DaySheetProps) {
  const t = useTranslations('accounting.statement');
  const id = useId();
  const [day, setDay] = useState(start);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!day) return setMissing(true);
    onApply(day);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('otherDay')}
      footer={
        <Button kind="primary" type="submit" form={id} wide>
          {t('show')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Field
          type="date"
          label={t('day')}
          value={day}
          error={missing && !day && t('dayMissing')}
          onChange={({ target }) => setDay(target.value)}
        />
      </form>
    </Sheet>
  );
}
