import { getVersion } from '@gemba/contract/companies/get-version';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { queries } from '../kit/client/queries.ts';

const QUERY = queryOptions({
  queryKey: ['companies', 'version'],
  queryFn: ({ signal }) => call(getVersion, {}, { signal }),
});

export const useServerVersion = () => useQuery(QUERY);

/** A server that was renewed meanwhile says so at its first answer. */
export const refetchServerVersion = () => queries.fetchQuery({ ...QUERY, staleTime: 0 }).catch(() => undefined);
