import { countApprovals } from '@gemba/contract/approvals/waiting/count-approvals';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { LIVE_APPROVALS } from '../../kit/client/live.ts';
import { queries } from '../../kit/client/queries.ts';
import { approvalKeys } from '../approval-keys.ts';

const QUERY = queryOptions({
  queryKey: approvalKeys.counts,
  queryFn: ({ signal }) => call(countApprovals, {}, { signal }),
  meta: LIVE_APPROVALS,
});

export const useCountApprovals = () => useQuery(QUERY);

export const readApprovalCountsAhead = () => queries.prefetchQuery(QUERY);
