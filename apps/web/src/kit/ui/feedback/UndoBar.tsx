import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { IconOk } from '../icons.ts';
import { isSecondTap, lastPress } from './last-press.ts';
import styles from './UndoBar.module.css';

const c = classesOf(styles);

type Props = {
  /** The done act: "PO 48226 approved". */
  children: ReactNode;
  onUndo: () => void;
  /** The time to undo has run out. */
  onGone: () => void;
  ms?: number;
  /** The time of the act, if the bar may appear again on another screen. */
  since?: number;
};

/** For the `over` slot of a Screen. Give it a new `key` for a new act. */
export function UndoBar({ children, onUndo, onGone, ms = 5000, since }: Props) {
  const t = useTranslations('kit');
  const gone = useEffectEvent(onGone);
  const [passed] = useState(() => (since === undefined ? 0 : Date.now() - since));
  useEffect(() => {
    const timer = setTimeout(() => gone(), Math.max(0, ms - passed));
    return () => clearTimeout(timer);
  }, [ms, passed]);
  // It comes where a button was: the second half of a double tap is no wish to undo.
  const [press] = useState(lastPress);
  return (
    <div
      role="status"
      className={c('bar')}
      style={{ '--undo-ms': `${ms}ms`, '--undo-passed': `${-passed}ms` } as CSSProperties}
    >
      <IconOk />
      <span className={c('words')}>{children}</span>
      <button type="button" className={c('undo')} onClick={(click) => !isSecondTap(press, click) && onUndo()}>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" className={c('ring')}>
          <circle cx="11" cy="11" r="9.5" className={c('track')} />
          <circle cx="11" cy="11" r="9.5" className={c('left')} pathLength="1" />
        </svg>
        {t('undo')}
      </button>
    </div>
  );
}
