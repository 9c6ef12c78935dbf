import { useTranslations } from 'use-intl';
import { Field } from '../../kit/ui/input/Field.tsx';
import { useDurations } from '../use-durations.ts';
import { instantOf } from '../wall-time.ts';
import styles from './ReportForm.module.css';

type Times = { start: string; end: string };
type Props = {
  times: Times;
  timeZone: string;
  /** The latest time that can be entered. */
  max: string;
  onChange: (part: Partial<Times>) => void;
  errorAt: (field: string) => string | undefined;
};

/** Start and end as the clock on the wall shows them, and the time in between. */
export function TimesPart({ times, timeZone, max, onChange, errorAt }: Props) {
  const t = useTranslations('tasks');
  const durations = useDurations();
  const [from, to] = [instantOf(times.start, timeZone), instantOf(times.end, timeZone)];
  const seconds = from && to ? (Date.parse(to) - Date.parse(from)) / 1000 : 0;
  return (
    <div className={styles['times']}>
      {(['start', 'end'] as const).map((name) => (
        <Field
          key={name}
          type="datetime-local"
          name={name}
          label={t(`times.${name}`)}
          value={times[name]}
          max={max}
          error={errorAt(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <p className={styles['span']}>{seconds > 0 && t('timeBetween', { time: durations(seconds) })}</p>
    </div>
  );
}
