import { queryOptions, useQuery } from '@tanstack/react-query';
import { queries } from '../kit/client/queries.ts';
import { readVersion } from './server-version.ts';

const QUERY = queryOptions({
  queryKey: ['companies', 'version'],
  queryFn: ({ signal }) => readVersion(signal),
});

/** Asked again and again where a time is given. */
export const useGetVersion = (refetchInterval: number | false = false) => useQuery({ ...QUERY, refetchInterval });

export const readVersionAhead = () => queries.prefetchQuery(QUERY);

/** A server that was updated meanwhile reports it with its first answer. */
export const refetchServerVersion = () => queries.fetchQuery({ ...QUERY, staleTime: 0 }).catch(() => undefined);
