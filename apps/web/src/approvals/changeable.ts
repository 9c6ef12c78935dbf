import type { OfferedEvent } from '@gemba/contract/approvals/offered-event';
import type { CHANGE_KINDS } from '@gemba/contract/approvals/order-change';

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One line as it stands, or a work order as a whole: then without a number and without a price. */
export interface ChangeableItem {
  itemNumber: number | null;
  part: string;
  quantity: string;
  price: string | null;
  dateRequired: string;
}

/** Whether the machine lets this person change the order's items now. */
export const mayChange = (events: readonly OfferedEvent[]) =>
  events.some(({ event, refusal }) => event === 'amend' && refusal === null);
