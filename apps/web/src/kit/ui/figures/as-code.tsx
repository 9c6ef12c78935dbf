import type { ReactNode } from 'react';

/** For `<code>` in a text: numbers that people compare are set in the code font. */
export const asCode = (chunks: ReactNode) => <span className="code">{chunks}</span>;
export const asStrong = (chunks: ReactNode) => <b>{chunks}</b>;

/** For `<unbroken>`: a short word and the code that it names. The line may break before a code alone. */
export const asUnbroken = (chunks: ReactNode) => <span className="unbroken">{chunks}</span>;
