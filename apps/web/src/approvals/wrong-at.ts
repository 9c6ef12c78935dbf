import { Refused } from '../kit/client/faults.ts';

/** A refusal that nobody has shown yet, and the field of the form that it speaks of; none: it is about the whole. */
export const wrongOf = <Field extends string>(error: unknown, fields: readonly Field[]) =>
  error instanceof Refused && !error.shown
    ? { at: fields.find((field) => field === error.data['field']), words: error.message }
    : undefined;
