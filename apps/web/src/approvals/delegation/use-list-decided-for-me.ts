import { listDecidedForMe } from '@gemba/contract/approvals/delegation/list-decided-for-me';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import { approvalKeys } from '../approval-keys.ts';

const QUERY = queryOptions({
  queryKey: approvalKeys.decidedForMe,
  queryFn: ({ signal }) => call(listDecidedForMe, { query: { limit: '100' } }, { signal }),
});

export const useListDecidedForMe = () => useQuery(QUERY);

export const readDecidedForMeAhead = () => queries.prefetchQuery(QUERY);
