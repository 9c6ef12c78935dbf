import { getVersion } from '@gemba/contract/companies/get-version';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { queries } from '../kit/client/queries.ts';

const QUERY = queryOptions({
  queryKey: ['companies', 'version'],
  queryFn: ({ signal }) => call(getVersion, {}, { signal }),
});

export const useGetVersion = () => useQuery(QUERY);

/** A server that was updated meanwhile reports it with its first answer. */
export const refetchServerVersion = () => queries.fetchQuery({ ...QUERY, staleTime: 0 }).catch(() => undefined);

/** Whether the server answers at all. */
export const isServerReached = (signal: AbortSignal) =>
  call(getVersion, {}, { quiet: 'background', signal }).then(
    () => true,
    () => false,
  );
