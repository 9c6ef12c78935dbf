import { asJson, stored, texts } from '../store/stored.ts';
import { RECENT } from './drafts.ts';
import { formOwner } from './form-owner.ts';

const AT_MOST = 8;

/** The searches of one person in one list on this device, the last one first. An explicit log-out removes them. */
export const recentSearches = (list: string) => {
  const store = stored(`${RECENT}${formOwner()} ${list}`, asJson(texts));
  return {
    get: store.get,
    subscribe: store.subscribe,
    add: (typed: string) => {
      const words = typed.trim();
      if (words) store.set([words, ...store.get().filter((one) => one !== words)].slice(0, AT_MOST));
    },
  };
};
