import { useEffect, useEffectEvent } from 'react';

const TOLERANCE_MS = 1_500;
const LOOKS_EVERY_MS = 1_000;

/** The device slept, or somebody set its clock: the distance between the wall clock and the time since the page began has changed. */
export const useClockJump = (onJump: () => void) => {
  const jumped = useEffectEvent(onJump);
  useEffect(() => {
    const distance = () => Date.now() - performance.now();
    let known = distance();
    const timer = setInterval(() => {
      const now = distance();
      if (Math.abs(now - known) < TOLERANCE_MS) return;
      known = now;
      jumped();
    }, LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
};
