import * as z from 'zod/mini';
import { InstantText } from '../../kit/dates.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Comment, OrderVersion } from '../../orders/deciding/deciding-shapes.ts';
import { Kind } from '../../orders/deciding/kinds.ts';

export const DECISIONS_AT_ONCE = 50;

export const Decision = z.strictObject({
  type: Kind,
  number: OrderNumber,
  /** The version of the order that the person looked at. */
  version: OrderVersion,
  /** Set when it is a change of the order that waits. */
  changeId: z.optional(SequenceNumber),
  /** For a sales order, `approve` is its review. */
  decision: z.enum(['approve', 'reject']),
  comment: z.optional(Comment),
});
export type Decision = z.infer<typeof Decision>;

/** A decision that was made, and until when its maker may take it back. A decided change is final at once. */
export const Decided = z.strictObject({
  decisionId: z.int(),
  version: z.int(),
  status: z.string(),
  undoableUntil: z.nullable(InstantText),
});
export type Decided = z.infer<typeof Decided>;

export const DecisionOutcome = z.strictObject({
  type: Kind,
  number: z.string(),
  changeId: z.nullable(z.int()),
  done: z.nullable(Decided),
  /** As a refused call would say it: code, sentence in the caller's language, facts. */
  refusal: z.nullable(
    z.strictObject({
      msgCode: z.string(),
      msg: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
});
export type DecisionOutcome = z.infer<typeof DecisionOutcome>;
