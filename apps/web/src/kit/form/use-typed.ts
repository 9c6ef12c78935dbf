import { useEffect, useEffectEvent, useState } from 'react';
import { shownAddress } from '../router/back.ts';

const PAUSE = 300;

const start = (settled: string) => ({ text: settled, over: settled, told: settled });

/** Typed text shows at once and is passed on after a pause; a change from outside (Back, a cleared filter) wins. */
export const useTyped = (settled: string, onSettle: (typed: string) => void) => {
  const [kept, setKept] = useState(() => start(settled));
  const isOwn = settled === kept.told;
  // Our own words may come back while the person types on: those are not to be lost.
  const current = kept.over === settled ? kept : isOwn ? { ...kept, over: settled } : start(settled);
  if (current !== kept) setKept(current);
  const { text } = current;
  const [page] = useState(() => shownAddress().pathname);
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => {
      // Somebody has followed a link already, and its screen is still coming: that must not lead back.
      if (shownAddress().pathname !== page) return;
      setKept((before) => ({ ...before, told: text }));
      settle(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, settled, page]);
  return [text, (typed: string) => setKept((before) => ({ ...before, text: typed }))] as const;
};
