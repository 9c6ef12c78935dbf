import type { ValueKind } from '@gemba/contract/imports/conflicts/value-kind';
import { useTranslations } from 'use-intl';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from './LeftRow.module.css';
import { useBothValues } from './use-both-values.ts';

type Props = {
  title: string;
  /** When the last file had it. */
  seen?: string;
  row: { heading: string; reason: string; valueKind: ValueKind; here: string | null; there: string | null };
};

/** A row that was left as it is: its field, what the file says and what stands here, and why. */
export function LeftRow({ title, seen, row }: Props) {
  const t = useTranslations('imports');
  const bothValues = useBothValues();
  return (
    <ListRow
      title={title}
      sub={
        <span className={styles['lines']}>
          <span className={styles['field']}>{row.heading}</span>
          {bothValues(row).map(({ label, value }) => (
            <span key={label}>
              {label} <b className={styles['value']}>{value}</b>
            </span>
          ))}
          <span>{t('leftAs', { reason: row.reason })}</span>
          {seen && <span>{seen}</span>}
        </span>
      }
    />
  );
}
