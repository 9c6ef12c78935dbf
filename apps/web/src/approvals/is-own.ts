import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';

/** What only the maker of an order may do. */
const MAKERS = ['amend', 'cancel', 'resubmit'];

/** Whether the reader asked for it. The app knows its person by name; that the reader may act as the maker tells two of one name apart. */
export const isOwn = (
  { requester, approval, events }: Pick<ApprovalCard, 'requester' | 'approval' | 'events'>,
  displayName: string,
) =>
  requester.name === displayName &&
  (approval.reason === 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF' ||
    events.some(({ event, refusal }) => MAKERS.includes(event) && refusal !== 'NOT_ORDER_MAKER'));
