import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';

/** The name of an entry in the history: a sales order is reviewed, not approved. */
export const historyEvent = (decision: HistoryEntry['decision'], type: ApprovalKind) =>
  decision === 'APPROVE' && type === 'so' ? 'REVIEW' : decision;
