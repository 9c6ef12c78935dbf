import { useSyncExternalStore } from 'react';

/** The same width at which the rail takes the place of the dock. */
const WIDE = '(min-width: 900px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether a list and what it opens stand side by side. */
export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
