import type { ImportColumn } from '@gemba/contract/imports/kinds/import-kind';
import type { ImportOutcome } from '@gemba/contract/imports/upload/upload-import';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useWhole } from '../use-whole.ts';
import type { ChosenImport } from './chosen-import.ts';
import { FaultList } from './FaultList.tsx';
import styles from './ImportFile.module.css';
import { LeftRows } from './LeftRows.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import type { ImportMode } from './use-upload-import.ts';

type Props = {
  chosen: ChosenImport;
  columns: readonly ImportColumn[];
  outcome: ImportOutcome;
  bar: ReactNode;
  /** Chooses the file that was mended. */
  mend: ReactNode;
  onMapping: () => void;
  onImport: (mode: ImportMode) => void;
};

/** The result of a check: what would be imported, and what is to be mended first. */
export function CheckedFile({ chosen, columns, outcome, bar, mend, onMapping, onImport }: Props) {
  const t = useTranslations('imports');
  const whole = useWhole();
  const [leavesOut, setLeavesOut] = useState(false);
  const { rows, badRows, faultCount, refused, milliseconds, conflicts, conflictCount } = outcome;
  const mayLeaveOut = faultCount > 0 && !refused && rows > 0;
  const isClean = faultCount === 0 && !refused;
  const mayImport = isClean ? rows > 0 : mayLeaveOut && leavesOut;
  const why = () => {
    if (mayImport) return undefined;
    if (isClean) return t('nothingToImport');
    return mayLeaveOut ? t('fixOrLeaveOut', { count: badRows }) : t('fixFirst');
  };
  return (
    <Screen
      header={bar}
      footer={
        <ActionBar note={why()}>
          <Button
            kind="primary"
            wide
            disabled={!mayImport}
            onClick={() => onImport(isClean ? 'import' : 'importGoodRows')}
          >
            {t('importRows', { count: rows })}
          </Button>
        </ActionBar>
      }
    >
      <Column>
        <div className={styles['parts']}>
          {refused && (
            <Banner tone="bad" title={t('refused')}>
              {t('refusedHow')}
            </Banner>
          )}
          <OutcomeCard outcome={outcome} />
          <Help>{t('nothingWritten', { seconds: whole(Math.max(1, Math.round(milliseconds / 1_000))) })}</Help>
        </div>
        {faultCount > 0 && (
          <>
            <FaultList chosen={chosen} columns={columns} outcome={outcome} />
            <div className={styles['parts']}>
              {mend}
              {mayLeaveOut && (
                <Card>
                  <Switch
                    label={t('leaveOut')}
                    help={t('leaveOutHow', { count: badRows })}
                    checked={leavesOut}
                    onChange={setLeavesOut}
                  />
                </Card>
              )}
            </div>
          </>
        )}
        {conflictCount > 0 && <LeftRows conflicts={conflicts} count={conflictCount} columns={columns} />}
        <div className={styles['end']}>
          <Button kind="text" onClick={onMapping}>
            {t('toColumns')}
          </Button>
        </div>
      </Column>
    </Screen>
  );
}
