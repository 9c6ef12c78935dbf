import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';

/** Events that only the maker of an order may fire. */
const MAKERS = ['amend', 'cancel', 'resubmit'];

/**
 * Whether the reader is the requester. The app knows its user by name only; the events of a maker tell two people of
 * one name apart.
 */
export const isOwn = (
  { requester, approval, events }: Pick<ApprovalCard, 'requester' | 'approval' | 'events'>,
  displayName: string,
) =>
  requester.name === displayName &&
  (approval.reason === 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF' ||
    events.some(({ event, refusal }) => MAKERS.includes(event) && refusal !== 'NOT_ORDER_MAKER'));
