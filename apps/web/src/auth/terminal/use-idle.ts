import { useEffect, useEffectEvent } from 'react';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls back when nobody has touched the device for so long. */
export const useIdle = (ms: number, onIdle: () => void) => {
  const rest = useEffectEvent(onIdle);
  useEffect(() => {
    let timer = setTimeout(() => rest(), ms);
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(() => rest(), ms);
    };
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, stir, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, stir, { capture: true });
    };
  }, [ms]);
};
