import { useCallback, useState } from 'react';
import { formKey } from '../form/form-key.ts';
import { readText, writeText } from '../store/storage.ts';
import { newKey } from './new-key.ts';

const OPERATION = 'operation:';

/**
 * The `Idempotency-Key` of one form: made when the form opens and saved at once, so that a reload or a dead battery
 * between sending and answer repeats the same operation instead of doing it twice. `renew` after a success.
 */
export const useOperationKey = (form: string) => {
  const storedUnder = OPERATION + formKey(form);
  const [kept, setKept] = useState(() => find(storedUnder));
  // The same screen may turn to another selection without being drawn anew: that is another operation.
  const current = kept.storedUnder === storedUnder ? kept : find(storedUnder);
  if (current !== kept) setKept(current);
  const renew = useCallback(() => setKept(make(storedUnder)), [storedUnder]);
  return { key: current.key, renew };
};

const find = (storedUnder: string) => {
  const key = readText(storedUnder);
  return key === null ? make(storedUnder) : { storedUnder, key };
};

const make = (storedUnder: string) => {
  const key = newKey();
  writeText(storedUnder, key);
  return { storedUnder, key };
};
