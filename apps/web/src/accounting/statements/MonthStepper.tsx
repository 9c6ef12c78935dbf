import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconBack, IconGo } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import styles from './MonthStepper.module.css';

type Props = { asOf: string; onChange: (asOf: string) => void };

const YEARS = { first: '1900-02-01', last: '2999-12-01' };

/** The month of a statement, and the ways to the months beside it. */
export function MonthStepper({ asOf, onChange }: Props) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  const step = (months: number) => onChange(addDays(firstOfMonth(asOf, months + 1), -1));
  return (
    <div className={styles['stepper']}>
      <IconButton icon={IconBack} label={t('monthBefore')} disabled={asOf < YEARS.first} onClick={() => step(-1)} />
      <span className={styles['month']} aria-live="polite">
        {figures.month(asOf)}
      </span>
      <IconButton icon={IconGo} label={t('monthAfter')} disabled={asOf > YEARS.last} onClick={() => step(1)} />
    </div>
  );
}
