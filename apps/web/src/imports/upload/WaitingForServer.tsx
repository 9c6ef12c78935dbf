import type { ImportStep } from '@gemba/contract/imports/upload/get-import-run';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProgressBar } from '../../kit/ui/feedback/ProgressBar.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import styles from './ImportFile.module.css';

type Props = {
  bar: ReactNode;
  /** The share of the file that is sent. */
  sent: number;
  /** How far the server is, where it says so. */
  progress: { step: ImportStep; rows: number } | null | undefined;
  /** A sent import cannot be called back. */
  goesOn: boolean;
  onStop: (() => void) | undefined;
  /** Said instead: the file did not arrive, or nobody knows. */
  failed: ReactNode;
};

/** A file is on its way, or the server works on it. */
export function WaitingForServer({ bar, sent, progress, goesOn, onStop, failed }: Props) {
  const t = useTranslations('imports');
  const isSent = sent >= 1;
  const label = () => {
    if (!isSent) return t('sending');
    return progress ? t(`step.${progress.step}`, { rows: progress.rows }) : t('working');
  };
  return (
    <Screen header={bar}>
      <Column>
        {failed || (
          <Card pad>
            <div className={styles['parts']}>
              <ProgressBar label={label()} {...(!isSent && { done: sent })} />
              {goesOn && isSent && <p className={styles['hint']}>{t('importGoesOn')}</p>}
              {onStop && (
                <Button kind="outline" onClick={onStop}>
                  {t('stop')}
                </Button>
              )}
            </div>
          </Card>
        )}
      </Column>
    </Screen>
  );
}
