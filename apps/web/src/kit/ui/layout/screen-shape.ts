import { createContext } from 'react';

/** Rows; a document with its head and its rows; a form with the scanner on top; figures and charts. */
export type ScreenShape = 'rows' | 'record' | 'posting' | 'figures';

/** The grey boxes that stand where a screen is coming have its shape. The shell sets it with the address. */
export const ShapeOfScreen = createContext<ScreenShape>('rows');
