import type { ReactNode } from 'react';

/** For `<code>` in a text: numbers that people compare are set in the code font. */
export const asCode = (chunks: ReactNode) => <span className="code">{chunks}</span>;
export const asStrong = (chunks: ReactNode) => <b>{chunks}</b>;
