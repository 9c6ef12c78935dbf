import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';
import { useEffect, useEffectEvent } from 'react';
import { arranged } from './arranged.ts';
import { useApprovalCounts, useApprovals } from './use-approvals.ts';
import { useAuditSearch } from './use-audit-search.ts';
import type { Deciding } from './use-decide.ts';

/** The waiting list as it is shown: of one kind, found, sorted, without what was just decided. */
export const useWaiting = (deciding: Deciding) => {
  const search = useAuditSearch();
  const { type, sort, q } = search;
  const pages = useApprovals(type);
  const counts = useApprovalCounts();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;

  // Only what is loaded can be searched or sorted otherwise.
  const needsAll = sort !== 'urgent' || (q ?? '').trim() !== '';
  const goOn = useEffectEvent(() => void pages.fetchNextPage());
  const fetches = needsAll && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (fetches) goOn();
  }, [fetches]);

  const loaded = pages.data ?? [];
  const left = loaded.filter((card) => !deciding.isGone(card));
  // What came back stands on top, with its reason.
  const cards = arranged(left, sort, q).sort(
    (one, other) => Number(!deciding.refusalOf(one)) - Number(!deciding.refusalOf(other)),
  );
  const approvable = cards.filter(({ approval }) => approval.canApprove);
  return { search, pages, counts, cards, approvable, gone: loaded.length - left.length };
};

export type Waiting = ReturnType<typeof useWaiting>;

export const mayReject = ({ events }: ApprovalCard) =>
  events.some(({ event, refusal }) => event === 'reject' && refusal === null);
