import { createContext, type ReactNode } from 'react';

/** What every bar says under its title, after what its screen says there: the shell puts the company's name here. */
export const BarSubtitle = createContext<ReactNode>(undefined);
