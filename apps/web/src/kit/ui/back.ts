import { createContext } from 'react';

/** Where the shell's Back leads from here; nothing on the first screen. The kit knows no router. */
export const BackWay = createContext<(() => void) | undefined>(undefined);
