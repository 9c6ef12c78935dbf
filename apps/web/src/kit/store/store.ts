import { useSyncExternalStore } from 'react';

/** A value that screens watch; whoever changes it, all of them see it. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>) =>
  useSyncExternalStore(store.subscribe, store.get);

export const listeners = () => {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of [...all]) listener();
    },
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
};
