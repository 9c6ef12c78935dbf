import type { TerminalWorker } from '@gemba/contract/auth/terminal/list-terminal-workers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { soundScan } from '../../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconSignOut } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { usePerson } from '../person/use-person.ts';
import { useLogout } from '../session/use-logout.ts';
import { PinSheet } from './PinSheet.tsx';
import { useBadge } from './use-badge.ts';
import styles from './WaitingTerminal.module.css';
import { WorkerList } from './WorkerList.tsx';

const c = classesOf(styles);

/** A shared terminal between two workers, in place of the screen that the next one will see. */
export function WaitingTerminal() {
  const t = useTranslations('terminal');
  const { terminal } = usePerson();
  const [worker, setWorker] = useState<TerminalWorker>();
  const [asking, setAsking] = useState(false);
  const signOut = useLogout();
  useTitle(t('waiting'));
  useBadge();
  useWedge(() => {
    soundScan(false);
    showToast(t('notABadge'), { urgent: true });
  });
  return (
    <Screen header={<AppBar root title={t('waiting')} subtitle={t('atTerminal', { wc: terminal?.wc ?? '' })} />} stack>
      <p className={c('how')}>{t('waitingHow')}</p>
      <WorkerList onPick={setWorker} />
      <Button kind="text" wide icon={IconSignOut} onClick={() => setAsking(true)}>
        {t('signOut')}
      </Button>
      {worker && <PinSheet worker={worker} onClose={() => setWorker(undefined)} />}
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('signOut')}
        confirmLabel={t('signOut')}
        cancelLabel={t('stay')}
        danger
        onConfirm={() => signOut.mutateAsync()}
      >
        {t('signOutHow')}
      </ConfirmSheet>
    </Screen>
  );
}
