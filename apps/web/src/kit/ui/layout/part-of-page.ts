import { createContext } from 'react';

/** The heading level, and whether a screen is the only one: two screens side by side are parts of one page. */
export const PartOfPage = createContext(false);
