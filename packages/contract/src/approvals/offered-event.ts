import * as z from 'zod/mini';
import { CANNOT_APPROVE } from './approval-facts.ts';

/** What can stand in the way of an event that the machine allows in this state. */
export const BLOCKED_BY = [...CANNOT_APPROVE, 'NOT_ORDER_MAKER', 'ORDER_HAS_POSTINGS'] as const;

/** One event that the machine knows in the order's state. A screen offers exactly these, and says why one is blocked. */
export const OfferedEvent = z.strictObject({
  event: z.string(),
  refusal: z.nullable(z.enum(BLOCKED_BY)),
  /** Ask before sending. */
  asks: z.boolean(),
});
export type OfferedEvent = z.infer<typeof OfferedEvent>;
