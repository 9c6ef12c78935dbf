import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWedge } from './use-wedge.ts';

export type ScanTurn<State> = {
  /** What the screen shows now, also after waiting for an answer. */
  now: () => State;
  /** Changes the screen before the next scan is looked at. */
  write: (change: () => void) => void;
};

/**
 * Scans come faster than answers, and faster than a screen is drawn: each is worked on after the one before it, and finds
 * what that one left.
 */
export const useScanTurns = <State>(state: State, take: (code: string, turn: ScanTurn<State>) => unknown) => {
  const latest = useRef({ state, take });
  useLayoutEffect(() => {
    latest.current = { state, take };
  });
  const last = useRef(Promise.resolve());
  const turn: ScanTurn<State> = { now: () => latest.current.state, write: (change) => flushSync(change) };
  const scan = (code: string) => {
    const before = last.current;
    last.current = (async () => {
      await before.catch(() => undefined);
      await latest.current.take(code, turn);
    })();
  };
  useWedge(scan);
  return scan;
};
