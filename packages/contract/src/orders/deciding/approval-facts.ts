import * as z from 'zod/mini';
import { Money } from '../../kit/money.ts';
import { Person } from '../../kit/person.ts';

/** Why a person cannot approve, in the order in which it is looked at. */
export const CANNOT_APPROVE = [
  'NOT_LICENSED',
  'AUTHORIZATION_REQUIRED',
  'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
  'EXCEED_AUTHORIZED_APPROVAL_LIMIT',
  'QUOTE_EXPIRED',
  // Reasons against a change that waits: the order, or the field to change, is no longer as it was.
  'ORDER_CHANGED',
  'ORDER_IS_HOLD',
  'MOVE_NOT_ALLOWED',
  'ORDER_CHANGE_QTY_TOO_SMALL',
] as const;

/** Whether a person can approve one order, known before they try. Amounts are in the company's base currency. */
export const ApprovalFacts = z.strictObject({
  canApprove: z.boolean(),
  reason: z.nullable(z.enum(CANNOT_APPROVE)),
  /** The amount that the limit is compared with: positive lines with tax at the order's rate. */
  amount: Money,
  /** The best limit that counts for this order; null without any authority. */
  limit: z.nullable(Money),
  currency: z.string(),
  /** Whose authority it would be, when it is handed over for a time. */
  onBehalfOf: z.nullable(Person),
});
export type ApprovalFacts = z.infer<typeof ApprovalFacts>;
