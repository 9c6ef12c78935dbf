import type { ImportColumn } from '@gemba/contract/imports/kinds/import-kind';
import type { LeftRow } from '@gemba/contract/imports/upload/upload-import';
import { useTranslations } from 'use-intl';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { useWhole } from '../use-whole.ts';
import styles from './ImportFile.module.css';

const SHOWN = 20;

type Props = { conflicts: readonly LeftRow[]; count: number; columns: readonly ImportColumn[] };

/** Rows that are left as they are, because they would overwrite what happened here. */
export function LeftRows({ conflicts, count, columns }: Props) {
  const t = useTranslations('imports');
  const whole = useWhole();
  const headingOf = (name: string) => columns.find((column) => column.name === name)?.heading ?? name;
  return (
    <>
      <ListSection title={t('conflicts')} note={whole(count)}>
        {conflicts.slice(0, SHOWN).map(({ line, column, reason, here, there }) => (
          <ListRow
            key={line}
            title={t('line', { line: whole(line) })}
            sub={
              <span className={styles['lines']}>
                <span>{t('leftAs', { reason })}</span>
                <span>
                  {t('bothValues', {
                    heading: headingOf(column),
                    here: here ?? t('nothing'),
                    there: there ?? t('nothing'),
                  })}
                </span>
              </span>
            }
          />
        ))}
      </ListSection>
      <Help>{t('conflictsHow')}</Help>
    </>
  );
}
