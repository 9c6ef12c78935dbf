import { listDelegations } from '@gemba/contract/approvals/delegation/list-delegations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import { approvalKeys } from '../approval-keys.ts';

const QUERY = queryOptions({
  queryKey: approvalKeys.delegations,
  queryFn: ({ signal }) => call(listDelegations, { query: { limit: '100' } }, { signal }),
});

export const useListDelegations = () => useQuery(QUERY);

export const readDelegationsAhead = () => queries.prefetchQuery(QUERY);
