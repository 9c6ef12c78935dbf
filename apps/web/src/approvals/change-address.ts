import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';
import { addressOf } from '../auth/index.ts';

export const placeOfChange = (changeId: number) => `change-${changeId}`;

/** Where a card of the waiting list leads: to its order, and there to the change that waits. */
export const addressOfCard = ({ type, number, change }: Pick<ApprovalCard, 'type' | 'number' | 'change'>) =>
  change ? (`${addressOf(type, number)}#${placeOfChange(change.changeId)}` as const) : addressOf(type, number);
