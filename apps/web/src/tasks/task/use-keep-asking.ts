import { useEffect, useEffectEvent } from 'react';
import type { Posting } from '../../kit/posting/use-posting.ts';

const ASKS_EVERY_MS = 5_000;

/** An event without an answer is sent again until there is one: it counts as of the tap, and nobody must wait for it. */
export const useKeepAsking = ({ unknown, busy, check }: Pick<Posting, 'unknown' | 'busy' | 'check'>) => {
  const ask = useEffectEvent(() => void check());
  const waits = unknown && !busy;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(ask, ASKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits]);
};
