import { countApprovals } from '@gemba/contract/approvals/waiting/count-approvals';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { LIVE_APPROVALS } from '../../kit/client/live.ts';
import { approvalKeys } from '../approval-keys.ts';

export const useCountApprovals = () =>
  useQuery({
    queryKey: approvalKeys.counts,
    queryFn: ({ signal }) => call(countApprovals, {}, { signal }),
    meta: LIVE_APPROVALS,
  });
