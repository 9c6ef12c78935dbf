import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** BRG-6204-2RS, 45/65/8, 2026-11-18, and telephone numbers: +1 815 555-0199. */
const PHONE = /(\+\d[\d ()/-]{6,24}\d)/;
/** A figure with its unit: 20 EA, +1 BOX, 1 行. */
const AMOUNT = /((?<![\w.,+−-])[+−-]?\d[\d.,]{0,17} (?:[A-Z]{1,4}(?![\w-])|[\u4e00-\u9fff]))/;
/** A run without blanks and Chinese signs. Quotes and commas go along: a reader of screens would hear a blank before them. */
const RUN = /([^\s\u2e80-\uffff]+)/;

type Write = (text: string) => ReactNode;

/** QA-HOLD is a code too, as locations are called; Blue-grey is not. */
const CAPITALS = /(?<![\w-])[A-Z]{2,9}[-/][A-Z]{2,9}(?![\w-])/;

const isCode = (run: string) => (/\d/.test(run) && /[\w.)][-/][\w(.]/.test(run)) || CAPITALS.test(run);

/** A text in pieces: those that a pattern finds and that count, and the rest. */
const inPieces = (
  text: string,
  pattern: RegExp,
  counts: (piece: string) => boolean,
  writeFound: Write,
  writeRest: Write,
) =>
  text.split(pattern).map((piece, index) => {
    const isFound = index % 2 === 1 && counts(piece);
    return <Fragment key={`${index} ${piece}`}>{isFound ? writeFound(piece) : writeRest(piece)}</Fragment>;
  });

const withCodes: Write = (text) =>
  inPieces(
    text,
    RUN,
    isCode,
    (code) => <span className="whole">{code}</span>,
    (rest) => rest,
  );

const withPhones: Write = (text) =>
  inPieces(
    text,
    PHONE,
    () => true,
    (phone) => <span className="whole">{withCodes(phone)}</span>,
    withCodes,
  );

const withAmounts: Write = (text) =>
  inPieces(
    text,
    AMOUNT,
    () => true,
    (amount) => <span className="unbroken">{amount}</span>,
    withPhones,
  );

/**
 * Running text whose codes, amounts and telephone numbers move to the next line as a whole: a browser would break them at their
 * hyphens. A text stays what it is where it is copied, read out or looked for.
 */
export const wholeCodes = (words: ReactNode): ReactNode => {
  if (typeof words === 'string') return /\d/.test(words) || CAPITALS.test(words) ? withAmounts(words) : words;
  if (Array.isArray(words)) return Children.map(words, wholeCodes);
  if (isValidElement<{ children?: ReactNode }>(words) && words.type === Fragment)
    return <>{wholeCodes(words.props.children)}</>;
  return words;
};
