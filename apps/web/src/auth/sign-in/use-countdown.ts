import { useEffect, useState } from 'react';

/** The seconds left of the last wait; 0 when there is none. */
export const useCountdown = (wait: object | undefined, seconds: number) => {
  const [left, setLeft] = useState<{ wait: object | undefined; seconds: number }>({ wait: undefined, seconds: 0 });

  useEffect(() => {
    if (!wait || !(seconds > 0)) return;
    const until = performance.now() + seconds * 1000;
    const tick = () => setLeft({ wait, seconds: Math.max(0, Math.ceil((until - performance.now()) / 1000)) });
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [wait, seconds]);

  if (!wait || !(seconds > 0)) return 0;
  return left.wait === wait ? left.seconds : seconds;
};
