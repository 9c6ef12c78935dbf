import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';

export const mayReject = ({ events }: Pick<ApprovalCard, 'events'>) =>
  events.some(({ event, refusal }) => event === 'reject' && refusal === null);

/** Whether the reader can approve or reject the card's order. Changes are decided inside their order. */
export const canDecide = (card: Pick<ApprovalCard, 'change' | 'approval' | 'events'>) =>
  card.change === null && (card.approval.canApprove || mayReject(card));
