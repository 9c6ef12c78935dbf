import { listeners, type Store } from './store.ts';

/** A value in memory, for the lifetime of the page. */
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
