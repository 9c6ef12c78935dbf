import * as z from 'zod/mini';
import { DateText, InstantText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { ApprovalFacts } from '../../orders/deciding/approval-facts.ts';
import { OfferedEvent } from '../../orders/deciding/offered-event.ts';
import { ORDER_CHANGE_STATES } from './order-change-moves.ts';

export const CHANGE_KINDS = ['po', 'so', 'qo', 'wo'] as const;
export const CHANGE_FIELDS = ['quantity', 'price', 'dateRequired'] as const;

/** Old → new. A quantity, a unit price in the order's currency, or a day. */
export const ChangedField = z.strictObject({
  field: z.enum(CHANGE_FIELDS),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
});

/** A wish to change one item of an order that was approved. */
export const OrderChange = z.strictObject({
  changeId: z.int(),
  type: z.enum(CHANGE_KINDS),
  number: OrderNumber,
  /** A work order is changed as a whole. */
  itemNumber: z.nullable(z.int()),
  part: z.nullable(z.string()),
  orderVersion: z.int(),
  status: z.enum(ORDER_CHANGE_STATES),
  reason: z.nullable(z.string()),
  requestedBy: Person,
  requestedAt: InstantText,
  neededBy: z.nullable(DateText),
  decidedBy: z.nullable(Person),
  decidedAt: z.nullable(InstantText),
  comment: z.nullable(z.string()),
  fields: z.array(ChangedField),
  currency: z.string(),
  /** The order's total with tax, now and with the change; null once it is decided. */
  oldTotal: z.nullable(Money),
  newTotal: z.nullable(Money),
  /** The limit is compared with the order's amount as the change would make it; null once it is decided. */
  approval: z.nullable(ApprovalFacts),
  events: z.array(OfferedEvent),
});
export type OrderChange = z.infer<typeof OrderChange>;

export const ChangeKind = z.enum(CHANGE_KINDS);
