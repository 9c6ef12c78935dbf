import type { TerminalWorker } from '@gemba/contract/auth/terminal/list-terminal-workers';
import { PIN_LONGEST, PIN_SHORTEST } from '@gemba/contract/auth/terminal/pin';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import type { PadKey } from '../../kit/ui/input/decimal-input.ts';
import { PadKeys, padKeyOf } from '../../kit/ui/input/PadKeys.tsx';
import styles from './PinSheet.module.css';
import { useSwitchWorker } from './use-switch-worker.ts';

const c = classesOf(styles);

/** The PIN of a worker, on the pad of quantities. It is never shown, and lives only as long as the sheet. */
export function PinSheet({ worker, onClose }: { worker: TerminalWorker; onClose: () => void }) {
  const t = useTranslations('terminal');
  const [pin, setPin] = useState('');
  const { switchTo, busy, refused, forgive } = useSwitchWorker();
  const go = useRef<HTMLButtonElement>(null);
  const press = (key: PadKey) => {
    if (refused) forgive();
    setPin((now) => (key === 'back' ? now.slice(0, -1) : key === '.' ? now : (now + key).slice(0, PIN_LONGEST)));
  };
  const readKey = (event: KeyboardEvent) => {
    const key = padKeyOf(event.key);
    if (!key) return;
    event.preventDefault();
    press(key);
  };
  const send = () =>
    switchTo({ userName: worker.userName, pin }).then(
      () => undefined,
      () => setPin(''),
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={worker.displayName}
      sub={t('pin')}
      initialFocus={go}
      onKeyDown={readKey}
      scansOn
      footer={
        <Button
          ref={go}
          kind="primary"
          wide
          busy={busy}
          aria-disabled={pin.length < PIN_SHORTEST}
          onClick={() => pin.length >= PIN_SHORTEST && send()}
        >
          {t('goOn', { name: worker.displayName })}
        </Button>
      }
    >
      <output className={c('dots')} aria-label={t('digits', { count: pin.length })}>
        {Array.from({ length: Math.max(PIN_SHORTEST, pin.length) }, (_, at) => (
          <span key={at} className={c('dot', at < pin.length && 'typed')} />
        ))}
      </output>
      <div className={c('refused')}>{refused && <Help tone="error">{refused.message}</Help>}</div>
      <PadKeys places={0} onKey={press} />
    </Sheet>
  );
}
