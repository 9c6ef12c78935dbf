import { useEffectEvent, useLayoutEffect } from 'react';
import { backCloses } from './back.ts';

/** While something lies open on the screen, the phone's Back closes that, and leaves the screen only after it. */
export const useBackCloses = (open: boolean, close: () => void) => {
  const closing = useEffectEvent(close);
  useLayoutEffect(() => (open ? backCloses(() => closing()) : undefined), [open]);
};
