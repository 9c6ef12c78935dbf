import * as z from 'zod/mini';
import { CANNOT_APPROVE } from './approval-facts.ts';

/** Reasons that can block an event which the machine allows in this state. */
export const BLOCKED_BY = [
  ...CANNOT_APPROVE,
  'NOT_ORDER_MAKER',
  'NOT_BUYER_OR_ADMIN',
  'MAKER_CAN_OPEN_ORDER',
  'ORDER_HAS_POSTINGS',
  'RETURN_IS_CREDITED',
] as const;

/** One event that the machine knows in the order's state. A screen offers exactly these, and says why one is blocked. */
export const OfferedEvent = z.strictObject({
  event: z.string(),
  refusal: z.nullable(z.enum(BLOCKED_BY)),
  /** Ask before sending. */
  asks: z.boolean(),
});
export type OfferedEvent = z.infer<typeof OfferedEvent>;
