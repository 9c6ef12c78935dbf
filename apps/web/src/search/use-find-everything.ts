import { findEverything } from '@gemba/contract/search/find-everything';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { queries } from '../kit/client/queries.ts';

/** The query of a typed text, for hooks that ask at another time. */
export const queryOf = (q: string) => ({
  queryKey: ['search', q],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(findEverything, { query: { q } }, { signal, quiet: true }),
});

/** The hits of the typed text; those before it stay until they come. Asks nothing for an empty search. */
export const useFindEverything = (typed: string) => {
  const q = typed.trim();
  return useQuery({ ...queryOf(q), enabled: q !== '', placeholderData: keepPreviousData });
};

export const readHitsAhead = async (typed: string) => {
  const q = typed.trim();
  if (q !== '') await queries.prefetchQuery(queryOf(q));
};
