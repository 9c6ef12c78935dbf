import { useDeferredValue, useEffect, useState } from 'react';

/** More than a phone shows. */
const FIRST = 8;

let starts = true;

/**
 * Where the app starts with a long list, what can be seen of it comes first, and the rest right behind. Later it comes
 * whole: a person who comes back finds it as long as it was.
 */
export function useFirstRows<Row>(rows: readonly Row[]) {
  const [first] = useState(() => (starts ? rows.slice(0, FIRST) : rows));
  useEffect(() => {
    starts = false;
  }, []);
  return useDeferredValue(rows, first);
}
