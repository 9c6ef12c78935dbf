import type { GoodsCode } from '@gemba/contract/kit/gs1/goods-code';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ScanResult } from '../ui/input/ScanBar.tsx';
import { useHasLeft } from './use-has-left.ts';
import { useWedge } from './use-wedge.ts';

export type ScanTurn<State> = {
  /** The current state, also after waiting for an answer. */
  now: () => State;
  /** Updates the screen before the next scan is handled; does nothing once the person has left it. */
  write: (change: () => void) => void;
};

/**
 * Scans come faster than answers and renders: each is handled after the one before it, and sees the result of that one.
 */
export const useScanTurns = <State>(
  state: State,
  take: (code: string, turn: ScanTurn<State>, goods?: GoodsCode) => unknown,
  tell: (result: ScanResult) => void,
) => {
  const latest = useRef({ state, take });
  useLayoutEffect(() => {
    latest.current = { state, take };
  });
  const last = useRef(Promise.resolve());
  const hasLeft = useHasLeft();
  // It would write into a form that is posted by now, or lead the person back to it.
  const write = (change: () => void) => {
    if (!hasLeft()) flushSync(change);
  };
  const turn: ScanTurn<State> = { now: () => latest.current.state, write };
  const scan = (code: string, goods?: GoodsCode) => {
    const before = last.current;
    last.current = (async () => {
      await before.catch(() => undefined);
      if (!hasLeft()) await latest.current.take(code, turn, goods);
    })();
  };
  useWedge(scan, { tell });
  return scan;
};
