import { approvalCounts, listApprovals } from '@gemba/contract/approvals/list-approvals';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { approvalKeys } from './approval-keys.ts';

const PAGE = '50';

export const useApprovals = (type: ApprovalKind, { enabled = true } = {}) =>
  useInfiniteQuery({
    enabled,
    queryKey: approvalKeys.list(type),
    queryFn: ({ pageParam, signal }) =>
      call(listApprovals, { query: { type, limit: PAGE, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

export const useApprovalCounts = () =>
  useQuery({ queryKey: approvalKeys.counts, queryFn: ({ signal }) => call(approvalCounts, {}, { signal }) });
