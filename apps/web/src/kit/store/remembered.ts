import { listeners, type Store } from './store.ts';

/** Kept while the page lives and nowhere else. */
export const remembered = <T>(initial: T): Store<T> => {
  const { tell, subscribe } = listeners();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      tell();
    },
    subscribe,
  };
};
