import { PERIODS } from '@gemba/contract/kit/periods';
import { useTranslations } from 'use-intl';
import { companySetting } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { Field } from '../kit/ui/input/Field.tsx';
import { FilterChips } from '../kit/ui/input/FilterChips.tsx';
import styles from './DaysFields.module.css';
import { areReversed, type Days, daysOf, EVERY_DAY } from './days.ts';

type Props = { days: Days; onChange: (days: Days) => void };

/** A named period, or any two days. A period stays relative: next month, "this month" means that month. */
export function DaysFields({ days, onChange }: Props) {
  const t = useTranslations('orders');
  const calendar = useStore(companySetting);
  const shown = daysOf(days, calendar);
  const set = (part: Partial<Days>) => onChange({ ...shown, ...part, period: undefined });
  return (
    <>
      <FilterChips
        label={t('quickRange')}
        chips={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        chosen={days.period ? [days.period] : []}
        onToggle={(period) => onChange({ ...EVERY_DAY, period: period === days.period ? undefined : period })}
      />
      <div className={styles['days']}>
        <Field
          type="date"
          label={t('from')}
          value={shown.from ?? ''}
          onChange={({ target }) => set({ from: target.value || undefined })}
        />
        <Field
          type="date"
          label={t('to')}
          value={shown.to ?? ''}
          error={areReversed(days) && t('daysReversed')}
          onChange={({ target }) => set({ to: target.value || undefined })}
        />
      </div>
    </>
  );
}
