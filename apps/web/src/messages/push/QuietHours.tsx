import { useTranslations } from 'use-intl';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from './QuietHours.module.css';

type Hours = { from: string; until: string };
type Props = { hours: Hours; onChange: (hours: Hours) => void };

/** A time that is being typed is empty for the browser until it is whole. */
export function QuietHours({ hours, onChange }: Props) {
  const t = useTranslations('messages');
  const change = (part: Partial<Hours>) => {
    if (!Object.values(part).includes('')) onChange({ ...hours, ...part });
  };
  return (
    <div className={styles['hours']}>
      <Field
        type="time"
        label={t('quietFrom')}
        defaultValue={hours.from}
        onChange={(event) => change({ from: event.target.value })}
      />
      <Field
        type="time"
        label={t('quietUntil')}
        defaultValue={hours.until}
        onChange={(event) => change({ until: event.target.value })}
      />
    </div>
  );
}
