import type { Decision } from '@gemba/contract/approvals/decide-approvals';
import { approvingEvent } from '@gemba/contract/approvals/kinds';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';

/** How a verdict is called for this kind: the yes to a sales order is its review. */
export const verdictEvent = (verdict: Decision['decision'], kind: ApprovalKind) =>
  verdict === 'approve' ? approvingEvent(kind) : verdict;
