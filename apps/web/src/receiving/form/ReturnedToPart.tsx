import { useTranslations } from 'use-intl';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import type { LineProps } from './line-props.ts';
import styles from './ReceiveLineCard.module.css';
import { type Verdict, withVerdict } from './typed.ts';

const VERDICTS = ['qa', 'accept'] as const;

/** Returned goods are inspected first, or are on the shelf at once. */
export function ReturnedToPart({ line, typed, onChange }: Pick<LineProps, 'line' | 'typed' | 'onChange'>) {
  const t = useTranslations('receiving');
  return (
    <div>
      <p className={styles['label']} aria-hidden="true">
        {t('verdict')}
      </p>
      <SegmentedControl<Verdict>
        label={t('verdict')}
        segments={VERDICTS.map((value) => ({ value, label: t(`returnedTo.${value}`) }))}
        value={typed.verdict}
        onChange={(verdict) => onChange(withVerdict(line, typed, verdict))}
      />
    </div>
  );
}
