import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { addressOf } from '../../auth/index.ts';

export const placeOfChange = (changeId: number) => `change-${changeId}`;

/** The link of a card: its order, and there the waiting change. */
export const addressOfCard = ({ type, number, change }: Pick<ApprovalCard, 'type' | 'number' | 'change'>) =>
  change ? (`${addressOf(type, number)}#${placeOfChange(change.changeId)}` as const) : addressOf(type, number);
