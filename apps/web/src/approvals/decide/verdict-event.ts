import type { Decision } from '@gemba/contract/approvals/decide/decision';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { approvingEvent } from '@gemba/contract/orders/deciding/kinds';

/** The event of a verdict: a sales order is reviewed, not approved. */
export const verdictEvent = (verdict: Decision['decision'], kind: ApprovalKind) =>
  verdict === 'approve' ? approvingEvent(kind) : verdict;
