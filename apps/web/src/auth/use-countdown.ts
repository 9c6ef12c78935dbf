import { useEffect, useState } from 'react';

/** Whole seconds left, from the moment a new wait is told. */
export const useCountdown = (wait: object | undefined, seconds: number) => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!wait || !(seconds > 0)) return setLeft(0);
    const until = performance.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [wait, seconds]);
  return left;
};
