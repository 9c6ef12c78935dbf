import { useSyncExternalStore } from 'react';

/** The width at which the rail replaces the dock. */
const WIDE = '(min-width: 900px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether a list and its detail stand side by side. */
export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
