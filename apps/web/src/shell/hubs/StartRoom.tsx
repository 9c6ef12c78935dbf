import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { onSessionCleared, session } from '../../kit/client/session-port.ts';
import { stored } from '../../kit/store/stored.ts';
import styles from './StartRoom.module.css';

const FIRST_TIME = 560;

const kept = stored<number>('startRoom', { read: (text) => Number(text ?? FIRST_TIME) || 0, write: String });
onSessionCleared(() => kept.remove());

/**
 * The parts that come after the start screen. Until they are there, it leaves as much room as they took the last time:
 * nothing below may move away under a finger.
 */
export function StartRoom({ children }: { children: ReactNode }) {
  const waits = useIsFetching() > 0;
  const height = { minHeight: kept.get() };
  return (
    <div {...(waits && { style: height })}>
      <Suspense fallback={<div style={height} />}>
        <Measured waits={waits}>{children}</Measured>
      </Suspense>
    </div>
  );
}

/** Inside of the boundary: as long as the code of a part is on its way, the room that is kept for it says nothing new. */
function Measured({ waits, children }: { waits: boolean; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (waits || !room.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const taken = Math.round(entry?.contentRect.height ?? 0);
      if (taken > 0 && session().token()) kept.set(taken);
    });
    watch.observe(room.current);
    return () => watch.disconnect();
  }, [waits]);
  return (
    <div ref={room} className={styles['room']}>
      {children}
    </div>
  );
}
