import { formKey } from '../form/form-key.ts';
import { readText, writeText } from '../store/storage.ts';
import { newKey } from './new-key.ts';

const OPERATION = 'operation:';

/** Where the `Idempotency-Key` of one operation is kept: one person's, on one page. */
export const placeOfOperation = (what: string) => OPERATION + formKey(what);

export const startOperation = (place: string) => {
  const key = newKey();
  writeText(place, key);
  return key;
};

/** The key of what was begun and not answered, or a new one: saved before anything is sent. */
export const operationAt = (place: string) => readText(place) ?? startOperation(place);

/** Answered, whichever way: the same act would be another operation. */
export const endOperation = (place: string) => writeText(place, null);
