import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import { useEffect } from 'react';
import { offerUndo, type UndoableDecision } from './undoable.ts';

/** The entries of an order's history that the reader may still withdraw. */
export const undoableIn = (type: ApprovalKind, number: string, history: readonly HistoryEntry[]) =>
  history.flatMap(({ decisionId, decision, undoableUntil }): UndoableDecision[] =>
    undoableUntil && (decision === 'APPROVE' || decision === 'REJECT')
      ? [{ type, number, decisionId, decision, undoableUntil }]
      : [],
  );

/** Offers every decision that the server lets the person withdraw, whether or not its answer reached this device. */
export const useOfferUndo = (entries: readonly UndoableDecision[] | undefined) => {
  const told = JSON.stringify(entries ?? []);
  useEffect(() => offerUndo(JSON.parse(told)), [told]);
};
