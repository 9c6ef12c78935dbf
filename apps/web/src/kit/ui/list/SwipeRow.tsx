import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { classesOf } from '../classes.ts';
import type { Icon } from '../icons.ts';
import styles from './SwipeRow.module.css';

const c = classesOf(styles);

const STARTS = 12;
const ENOUGH = 96;

export type SwipeAct = { label: string; icon: Icon; tone: 'ok' | 'bad'; onAct: () => void };
type Props = {
  children: ReactNode;
  /** Swiped to the right, so uncovered at the left edge. */
  right?: SwipeAct | undefined;
  left?: SwipeAct | undefined;
};

const inGloves = () => document.documentElement.dataset['touch'] === 'glove';

/** The row follows the finger. A shortcut and never the only way; a mouse has better ones, a glove would slip. */
export function SwipeRow({ children, right, left }: Props) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const [moved, setMoved] = useState(0);
  const act = moved > 0 ? right : moved < 0 ? left : undefined;
  const enough = Math.abs(moved) >= ENOUGH;

  const start = (event: PointerEvent) => {
    swiped.current = false;
    const usable = event.pointerType !== 'mouse' && event.isPrimary && (right || left) && !inGloves();
    from.current = usable ? { x: event.clientX, y: event.clientY } : undefined;
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current) return;
    const [across, along] = [event.clientX - from.current.x, event.clientY - from.current.y];
    if (!swiped.current) {
      if (Math.abs(along) > STARTS && Math.abs(along) > Math.abs(across)) from.current = undefined;
      if (Math.abs(across) < STARTS || Math.abs(across) < Math.abs(along)) return;
      swiped.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    setMoved((across > 0 && right) || (across < 0 && left) ? across : 0);
  };
  const end = (done: boolean) => {
    if (done && from.current && enough) act?.onAct();
    from.current = undefined;
    setMoved(0);
  };
  const Picture = act?.icon;
  return (
    <div
      className={c('swipe')}
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onClickCapture={(event) => {
        // The end of a swipe is no tap on the row below the finger.
        if (!swiped.current) return;
        swiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {act && Picture && (
        <div aria-hidden="true" className={c('below', act.tone, moved < 0 && 'end', enough && 'enough')}>
          <Picture />
          {act.label}
        </div>
      )}
      <div className={c('top', moved !== 0 && 'moving')} style={{ '--moved': `${moved}px` } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}
