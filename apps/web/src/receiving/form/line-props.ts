import type { ReceiveLine } from './receive-line.ts';
import type { TypedLine } from './typed.ts';

/** The document that goods are received against. */
export type ReceiveKind = 'po' | 'wo' | 'rma';

/** The props of every part of a line's card. */
export type LineProps = {
  line: ReceiveLine;
  typed: TypedLine;
  onChange: (typed: TypedLine) => void;
  /** The error at one of its fields, such as `.places.0.location`. */
  errorAt: (field: string) => string | undefined;
};
