import type { HistoryEntry } from '@gemba/contract/approvals/history-entry';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';

/** How an act of the history is called: a sales order is reviewed, not approved. */
export const actWords = (decision: HistoryEntry['decision'], type: ApprovalKind) =>
  decision === 'APPROVE' && type === 'so' ? 'REVIEW' : decision;
