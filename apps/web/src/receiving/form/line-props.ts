import type { ReceiveLine } from './receive-line.ts';
import type { TypedLine } from './typed.ts';

/** What every part of the card of a line is drawn from. */
export type LineProps = {
  line: ReceiveLine;
  typed: TypedLine;
  onChange: (typed: TypedLine) => void;
  /** What is wrong at one of its fields: `.places.0.location`. */
  errorAt: (field: string) => string | undefined;
};
