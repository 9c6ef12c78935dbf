import { useCallback, useState } from 'react';
import { operationAt, placeOfOperation, startOperation } from './operation.ts';

/**
 * The `Idempotency-Key` of one form: made when the form opens and saved at once, so that a reload or a dead battery
 * between request and answer repeats the same operation instead of doing it twice. Call `renew` once it is over: done,
 * or refused for good (`endsOperation`).
 */
export const useOperationKey = (form: string) => {
  const place = placeOfOperation(form);
  const [kept, setKept] = useState(() => ({ place, key: operationAt(place) }));
  // The same screen may switch to another selection without remounting: that is another operation.
  const current = kept.place === place ? kept : { place, key: operationAt(place) };
  if (current !== kept) setKept(current);
  const renew = useCallback(() => setKept({ place, key: startOperation(place) }), [place]);
  return { key: current.key, renew };
};
