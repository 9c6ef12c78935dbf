import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { useState } from 'react';
import { useBackCloses } from '../../kit/router/use-back-closes.ts';
import { keyOf } from './arrange-cards.ts';

/** The selected cards. A card that has left the list is no longer selected. */
export const useSelection = (cards: readonly ApprovalCard[]) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>();
  const chosen = cards.filter((card) => keys?.has(keyOf(card)));
  const leave = () => setKeys(undefined);
  useBackCloses(keys !== undefined, leave);
  return {
    on: keys !== undefined,
    chosen,
    all: cards.length,
    enter: () => setKeys(new Set()),
    leave,
    chooseAll: () => setKeys(new Set(chosen.length === cards.length ? [] : cards.map(keyOf))),
    has: (card: ApprovalCard) => keys?.has(keyOf(card)) ?? false,
    toggle: (card: ApprovalCard) =>
      setKeys((before = new Set()) => {
        const next = new Set(before);
        if (!next.delete(keyOf(card))) next.add(keyOf(card));
        return next;
      }),
  };
};

export type Selection = ReturnType<typeof useSelection>;
