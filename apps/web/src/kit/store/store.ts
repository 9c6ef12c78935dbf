import { useSyncExternalStore } from 'react';

/** A value that screens subscribe to. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>) =>
  useSyncExternalStore(store.subscribe, store.get);

/** `wake` before the first subscriber, `rest` after the last. */
export const listeners = (wake?: () => void, rest?: () => void) => {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of Array.from(all)) listener();
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
