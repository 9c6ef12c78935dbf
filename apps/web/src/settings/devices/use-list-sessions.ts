import { listSessions } from '@gemba/contract/auth/list-sessions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import { deviceKeys } from './device-keys.ts';

const QUERY = queryOptions({
  queryKey: deviceKeys.list,
  queryFn: ({ signal }) => call(listSessions, { query: { limit: '50' } }, { signal }),
});

export const useListSessions = () => useQuery(QUERY);

export const readSessionsAhead = () => queries.prefetchQuery(QUERY);
