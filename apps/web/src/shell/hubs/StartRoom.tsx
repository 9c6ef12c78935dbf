import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
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
  const room = useRef<HTMLDivElement>(null);
  const waits = useIsFetching() > 0;
  useEffect(() => {
    if (!waits && room.current && session().token()) kept.set(room.current.offsetHeight);
  }, [waits]);
  const height = { minHeight: kept.get() };
  return (
    <div ref={room} className={styles['room']} {...(waits && { style: height })}>
      <Suspense fallback={<div style={height} />}>{children}</Suspense>
    </div>
  );
}
