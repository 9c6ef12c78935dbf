import type { ReactNode } from 'react';

/** `<code>` of a text: numbers that people compare are set in the code face. */
export const asCode = (chunks: ReactNode) => <span className="code">{chunks}</span>;
export const asStrong = (chunks: ReactNode) => <b>{chunks}</b>;
