import { useCallback, useState } from 'react';
import { formKey } from '../form/form-key.ts';
import { readText, writeText } from '../store/storage.ts';

const OPERATION = 'operation:';

/**
 * The `Idempotency-Key` of one form: made when the form opens and saved at once, so that a reload or a dead battery
 * between sending and answer repeats the same operation instead of doing it twice. `renew` after a success.
 */
export const useOperationKey = (form: string) => {
  const storedUnder = OPERATION + formKey(form);
  const [key, setKey] = useState(() => readText(storedUnder) ?? keepNew(storedUnder));
  const renew = useCallback(() => setKey(keepNew(storedUnder)), [storedUnder]);
  return { key, renew };
};

const keepNew = (storedUnder: string) => {
  const key = crypto.randomUUID();
  writeText(storedUnder, key);
  return key;
};
