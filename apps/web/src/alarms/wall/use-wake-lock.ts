import { useEffect } from 'react';

const AGAIN_MS = 30_000;

/** Keeps the screen awake while it is shown. A lock is lost when the page is hidden, and taken again afterwards. */
export const useWakeLock = () => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const take = async () => {
      if (left || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock?.request('screen');
        if (left) await lock?.release();
      } catch {
        // A device that saves its battery refuses. It is asked again.
      }
    };
    const takeIt = () => void take();
    takeIt();
    const timer = setInterval(takeIt, AGAIN_MS);
    document.addEventListener('visibilitychange', takeIt);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', takeIt);
      void lock?.release();
    };
  }, []);
};
