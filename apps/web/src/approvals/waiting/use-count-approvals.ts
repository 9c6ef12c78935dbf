import { countApprovals } from '@gemba/contract/approvals/waiting/count-approvals';
import { useQuery } from '@tanstack/react-query';
import { LIVE_APPROVALS } from '../../kit/client/live.ts';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { approvalKeys } from '../approval-keys.ts';

const QUERY = { ...readOf(countApprovals, approvalKeys.counts, {}), meta: LIVE_APPROVALS };

export const useCountApprovals = () => useQuery(QUERY);

export const readApprovalCountsAhead = () => queries.prefetchQuery(QUERY);
