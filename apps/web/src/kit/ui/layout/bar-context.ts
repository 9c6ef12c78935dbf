import { createContext, type ReactNode } from 'react';

/** The subtitle of every bar, after the screen's own: the shell may set the company's name here. */
export const BarSubtitle = createContext<ReactNode>(undefined);

/** The way from every bar to the search: the shell sets its button here. */
export const BarSearch = createContext<ReactNode>(undefined);
