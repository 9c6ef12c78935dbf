import type { HistoryEntry } from '@gemba/contract/approvals/history-entry';
import type { UndoableDecision } from '@gemba/contract/approvals/list-approvals';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useEffect } from 'react';
import { offerUndo } from './undoable.ts';

/** The history of an order as far as its reader may still take it back. */
export const undoableIn = (type: ApprovalKind, number: string, history: readonly HistoryEntry[]) =>
  history.flatMap(({ decisionId, decision, undoableUntil }): UndoableDecision[] =>
    undoableUntil && (decision === 'APPROVE' || decision === 'REJECT')
      ? [{ type, number, decisionId, decision, undoableUntil }]
      : [],
  );

/** Whatever the server says can be taken back is offered, whether or not its answer reached this device. */
export const useOfferUndo = (entries: readonly UndoableDecision[] | undefined) => {
  const told = JSON.stringify(entries ?? []);
  useEffect(() => offerUndo(JSON.parse(told)), [told]);
};
