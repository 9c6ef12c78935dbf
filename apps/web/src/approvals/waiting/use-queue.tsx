import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { stepBack } from '../../kit/router/back.ts';
import { markMove, type OrderQueue, readOrderAhead } from '../../orders/index.ts';
import { approvalKeys } from '../approval-keys.ts';
import { arrangeCards } from './arrange-cards.ts';
import { canDecide } from './can-decide.ts';
import { nextCard } from './next-card.ts';
import { QueueSteps } from './QueueSteps.tsx';
import type { Waiting } from './use-waiting.ts';

type Listed = InfiniteData<{ items: ApprovalCard[] }>;

/** The open order in the waiting list: its position, its neighbours, and the order that opens after a decision. */
export const useQueue = ({ cards, search }: Waiting, { beside }: { beside: boolean }): OrderQueue => {
  const t = useTranslations('approvals');
  const router = useRouter();
  const queries = useQueryClient();
  const { type, sort, q, number } = search;
  // Alone in the window, the order has the list as the entry before it, unless a link led straight here.
  const listIsBehind = useRef(false);
  useEffect(() => {
    if (number === undefined) listIsBehind.current = true;
  }, [number]);

  const orders = cards.filter(canDecide);
  const index = orders.findIndex((card) => card.number === number);
  // Also where its card asks for a change, or waits for somebody else.
  const isListed = cards.some((card) => card.number === number);
  // A colleague decided about this order, or the search does not find it: others still wait.
  const first = nextCard(cards, cards, number ?? '');
  const open = (card: ApprovalCard | undefined) => card && (() => search.change({ number: card.number }));
  const isOpen = () => {
    const { pathname, search: now } = router.latestLocation;
    return pathname === '/auditList' && 'number' in now && now.number === number;
  };
  const goOn = (next: ApprovalCard | undefined) => {
    markMove();
    if (next) search.change({ number: next.number });
    else if (listIsBehind.current && !beside) stepBack();
    else search.change({ number: undefined });
  };
  const left = () => {
    const pages = queries.getQueryData<Listed>(approvalKeys.list(type))?.pages ?? [];
    return arrangeCards(
      pages.flatMap(({ items }) => items),
      sort,
      q,
    );
  };
  const place = { at: index + 1, count: orders.length };
  return {
    above: search.above,
    ...(index < 0 &&
      first &&
      !isListed && {
        note: t('notInList'),
        noteEnd: !beside && <QueueSteps onPrevious={undefined} onNext={open(first)} />,
      }),
    ...(index >= 0 &&
      orders.length > 1 &&
      (beside
        ? { note: t('positionAndNext', place) }
        : {
            position: t('position', place),
            note: t('nextOpens'),
            noteEnd: <QueueSteps onPrevious={open(orders[index - 1])} onNext={open(orders[index + 1])} />,
          })),
    onDecided: async () => {
      const next = nextCard(cards, left(), number ?? '');
      // Read before it opens: it comes up at once, and a double tap ends before it is there.
      if (next) await readOrderAhead(type, next.number);
      // The person may have gone elsewhere meanwhile.
      if (isOpen()) goOn(next);
    },
  };
};
