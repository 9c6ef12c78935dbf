import { useEffect, useEffectEvent } from 'react';
import type { Decisions } from '../decide/use-decide-approvals.ts';
import { arrangeCards } from './arrange-cards.ts';
import { useAuditSearch } from './use-audit-search.ts';
import { useCountApprovals } from './use-count-approvals.ts';
import { useListApprovals } from './use-list-approvals.ts';

/** The waiting list as shown: one kind, searched, sorted, without the cards just decided. */
export const useWaiting = (decisions: Decisions) => {
  const search = useAuditSearch();
  const { type, sort, q } = search;
  const pages = useListApprovals(type);
  const counts = useCountApprovals();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;

  // Search and sort work on loaded cards only.
  const needsAll = sort !== 'urgent' || (q ?? '').trim() !== '';
  const goOn = useEffectEvent(() => void pages.fetchNextPage());
  const fetches = needsAll && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (fetches) goOn();
  }, [fetches]);

  const loaded = pages.data ?? [];
  const left = loaded.filter((card) => !decisions.isGone(card));
  // Refused cards come first, with the reason.
  const cards = arrangeCards(left, sort, q).sort(
    (card, other) => Number(!decisions.refusalOf(card)) - Number(!decisions.refusalOf(other)),
  );
  const approvable = cards.filter(({ approval }) => approval.canApprove);
  return { search, pages, counts, cards, approvable, gone: loaded.length - left.length };
};

export type Waiting = ReturnType<typeof useWaiting>;
