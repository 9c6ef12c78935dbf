import { formKey } from '../form/form-key.ts';
import { readText, writeText } from '../store/storage.ts';

const OPERATION = 'operation:';
const BYTES = 16;

/** A unique key. Not `randomUUID`: browsers have none on plain http, which many plants use. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The storage key of an operation's `Idempotency-Key`: per person and page. */
export const placeOfOperation = (what: string) => OPERATION + formKey(what);

export const startOperation = (place: string) => {
  const key = newKey();
  writeText(place, key);
  return key;
};

/** The key of an unanswered operation, or a new one: saved before anything is sent. */
export const operationAt = (place: string) => readText(place) ?? startOperation(place);

/** The key of an operation that was started and is not answered. */
export const startedOperation = (place: string) => readText(place);

/** Ends an answered operation: the same act would be a new one. */
export const endOperation = (place: string) => writeText(place, null);
