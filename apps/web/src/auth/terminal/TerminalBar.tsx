import type { TerminalWorker } from '@gemba/contract/auth/terminal/list-terminal-workers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconUser } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { usePerson } from '../person/use-person.ts';
import { PinSheet } from './PinSheet.tsx';
import styles from './TerminalBar.module.css';
import { useBadge } from './use-badge.ts';
import { useEndTurn } from './use-end-turn.ts';
import { useIdle } from './use-idle.ts';
import { WorkerList } from './WorkerList.tsx';

const c = classesOf(styles);

/** A worker who walked away leaves the terminal; a running task runs on. */
const IDLE_MS = 5 * 60_000;

/** Over every screen of a shared terminal: who is there, and the way to the next. */
export function TerminalBar() {
  const t = useTranslations('terminal');
  const { displayName, terminal } = usePerson();
  const [choosing, setChoosing] = useState(false);
  const [worker, setWorker] = useState<TerminalWorker>();
  const { mutate: leave, isPending: leaving } = useEndTurn();
  useBadge();
  useIdle(IDLE_MS, leave);
  const pick = (picked: TerminalWorker) => {
    setChoosing(false);
    setWorker(picked);
  };
  return (
    <section className={c('bar')} aria-label={t('changeTitle')}>
      <IconUser size={20} />
      <p className={c('words')}>
        <b>{displayName}</b> <span className={c('place')}>{t('atTerminal', { wc: terminal?.wc ?? '' })}</span>
      </p>
      <Button small kind="outline" onClick={() => setChoosing(true)}>
        {t('change')}
      </Button>
      <Sheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('changeTitle')}
        sub={t('waitingHow')}
        scansOn
        footer={
          <Button kind="outline" wide busy={leaving} onClick={() => leave()}>
            {t('leave')}
          </Button>
        }
      >
        <WorkerList onPick={pick} />
      </Sheet>
      {worker && <PinSheet worker={worker} onClose={() => setWorker(undefined)} />}
    </section>
  );
}
