import { createContext, type ReactNode } from 'react';

/** What every bar says under its title unless its screen knows better: the shell puts the company's name here. */
export const BarSubtitle = createContext<ReactNode>(undefined);
