import { type ComponentType, createContext } from 'react';

/** Offers what the words name outside of the list: the shell sets it, because `kit` knows no search. */
export const FoundElsewhere = createContext<ComponentType<{ words: string }>>(() => null);
