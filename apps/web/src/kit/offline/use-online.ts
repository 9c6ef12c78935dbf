import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** False only when the device itself knows that it has no network. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
