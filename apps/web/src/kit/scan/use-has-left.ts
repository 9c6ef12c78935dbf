import { useCallback, useLayoutEffect, useRef } from 'react';

/** Tells whether the person has left the screen since: an answer may come late. */
export const useHasLeft = () => {
  const left = useRef(false);
  useLayoutEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return useCallback(() => left.current, []);
};
