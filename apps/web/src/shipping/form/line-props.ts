import type { PickLine } from './pick-line.ts';
import type { TypedLine } from './typed.ts';

/** One line of goods to pick, for whoever draws it or a part of it. */
export type LineProps = {
  line: PickLine;
  typed: TypedLine;
  onChange: (typed: TypedLine) => void;
  /** What is wrong at one of its fields: `.places.0.location`. */
  errorAt: (field: string) => string | undefined;
  kind: 'ship' | 'issue';
  /** The box that is being filled. */
  box: string;
};
