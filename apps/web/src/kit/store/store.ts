import { useSyncExternalStore } from 'react';

/** A value that screens watch; whoever changes it, all of them see it. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>) =>
  useSyncExternalStore(store.subscribe, store.get);

/** `wake` before the first of them, `rest` after the last: whoever listens on their behalf stops with them. */
export const listeners = (wake?: () => void, rest?: () => void) => {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of [...all]) listener();
    },
    subscribe: (listener: () => void) => {
      if (all.size === 0) wake?.();
      all.add(listener);
      return () => {
        if (all.delete(listener) && all.size === 0) rest?.();
      };
    },
  };
};
