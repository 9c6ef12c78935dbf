import { listApprovals } from '@gemba/contract/approvals/waiting/list-approvals';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { LIVE_APPROVALS } from '../../kit/client/live.ts';
import { queries } from '../../kit/client/queries.ts';
import { approvalKeys } from '../approval-keys.ts';

const PAGE = '50';

const readApprovals = (type: ApprovalKind) =>
  infiniteQueryOptions({
    queryKey: approvalKeys.list(type),
    meta: LIVE_APPROVALS,
    queryFn: ({ pageParam, signal }) =>
      call(listApprovals, { query: { type, limit: PAGE, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

export const useListApprovals = (type: ApprovalKind, { enabled = true } = {}) =>
  useInfiniteQuery({ ...readApprovals(type), enabled });

export const readApprovalsAhead = (type: ApprovalKind) => queries.prefetchInfiniteQuery(readApprovals(type));
