import { createContext, type ReactNode } from 'react';

/** Offers what the words name outside of the list: the shell sets it, because `kit` knows no search. */
export const FoundElsewhere = createContext<(words: string) => ReactNode>(() => null);
