import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Refused } from '../../kit/client/errors.ts';
import { isUnknown } from '../../kit/posting/send-posting.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { ProgressBar } from '../../kit/ui/feedback/ProgressBar.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import type { ChosenImport } from './chosen-import.ts';
import styles from './ImportFile.module.css';
import { useGetImportProgress } from './use-get-import-progress.ts';
import type { useUploadImport } from './use-upload-import.ts';

type Props = {
  upload: Pick<ReturnType<typeof useUploadImport>, 'busy' | 'failed' | 'sent' | 'send' | 'stop' | 'forget'>;
  chosen: ChosenImport;
  bar: ReactNode;
};

/** The file is under way, or did not arrive. Nothing is lost: it is still on the device. */
export function SendingFile({ upload, chosen, bar }: Props) {
  const t = useTranslations('imports');
  const { busy, failed, sent, send, stop, forget } = upload;
  const isSent = sent >= 1;
  const progress = useGetImportProgress(busy !== undefined && isSent);
  const label = () => {
    if (!isSent) return t('sending');
    return progress ? t(`step.${progress.step}`, { rows: progress.rows }) : t('working');
  };
  /** A sent import cannot be called back; a check keeps nothing. */
  const mayStop = busy === 'check' || !isSent;
  return (
    <Screen header={bar}>
      <Column>
        {failed ? (
          <Banner
            tone="bad"
            title={isUnknown(failed.error) ? t('noAnswer') : t('notTaken')}
            action={
              <div className={styles['buttons']}>
                <Button kind="primary" onClick={() => send(chosen, failed.mode)}>
                  {t('sendAgain')}
                </Button>
                <Button kind="outline" onClick={forget}>
                  {t('toColumns')}
                </Button>
              </div>
            }
          >
            {isUnknown(failed.error) || !(failed.error instanceof Refused) ? t('noAnswerHow') : failed.error.message}
          </Banner>
        ) : (
          <Card pad>
            <div className={styles['parts']}>
              <ProgressBar label={label()} {...(!isSent && { done: sent })} />
              {busy !== 'check' && isSent && <p className={styles['hint']}>{t('importGoesOn')}</p>}
              {mayStop && (
                <Button kind="outline" onClick={stop}>
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
