import type { PickKind, PickLine } from './pick-line.ts';
import type { TypedLine } from './typed.ts';

/** The props of a line to pick and of its parts. */
export type LineProps = {
  line: PickLine;
  typed: TypedLine;
  onChange: (typed: TypedLine) => void;
  /** The error at one of its fields, such as `.places.0.location`. */
  errorAt: (field: string) => string | undefined;
  kind: PickKind;
  /** The box that is being filled. */
  box: string;
};
