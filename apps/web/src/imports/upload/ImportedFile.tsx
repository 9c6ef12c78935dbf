import type { ImportOutcome } from '@gemba/contract/imports/upload/upload-import';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { saveBlob } from '../../kit/ui/files/save-blob.ts';
import { IconReceive } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { badRowsOf } from './bad-rows.ts';
import type { ChosenImport } from './chosen-import.ts';
import styles from './ImportFile.module.css';
import { OutcomeCard } from './OutcomeCard.tsx';

type Props = { chosen: ChosenImport; outcome: ImportOutcome; bar: ReactNode; onLeave: () => void };

/** The file is imported: its counts, its conflicts, and the rows that were left out as a file. */
export function ImportedFile({ chosen, outcome, bar, onLeave }: Props) {
  const t = useTranslations('imports');
  const { added, changed, badRows, faults, conflictCount } = outcome;
  const fileName = chosen.content.name;
  const saveBadRows = async () => {
    const lines = new Set(faults.map(({ line }) => line));
    saveBlob(await badRowsOf(chosen.content, lines), t('badRowsFile', { fileName }));
  };
  return (
    <Screen
      header={bar}
      footer={
        <ActionBar>
          <Button kind="primary" wide onClick={onLeave}>
            {t('another')}
          </Button>
        </ActionBar>
      }
    >
      <Column>
        <div className={styles['parts']}>
          <Banner tone="ok" title={t(added + changed > 0 ? 'imported' : 'importedSame')} />
          <OutcomeCard outcome={outcome} />
          {badRows > 0 && (
            <Banner
              tone="warn"
              title={t('badRowsLeft', { count: badRows })}
              action={
                <Button kind="outline" icon={IconReceive} onClick={saveBadRows}>
                  {t('saveBadRows')}
                </Button>
              }
            >
              {t('badRowsLeftHow')}
            </Banner>
          )}
          <List>
            {conflictCount > 0 && (
              <ListRow
                href={`/admin/import/conflicts?kind=${chosen.kind}`}
                title={t('conflictsLeft', { count: conflictCount })}
                sub={t('conflictsHint')}
              />
            )}
            <ListRow href="/admin/audit?kind=import" title={t('trail')} sub={t('trailHint')} />
          </List>
        </div>
      </Column>
    </Screen>
  );
}
