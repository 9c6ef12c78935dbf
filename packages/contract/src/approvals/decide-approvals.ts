import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { InstantText } from '../kit/dates.ts';
import { Kind, ORDER_ROLES, OrderNumber } from './kinds.ts';

export const DECISIONS_AT_ONCE = 50;
export const Comment = freeText(2_000);
export const OrderVersion = z.int().check(z.positive());

export const Decision = z.strictObject({
  type: Kind,
  number: OrderNumber,
  /** The version of the order that the person looked at. */
  version: OrderVersion,
  /** Set when it is a change of the order that waits. */
  changeId: z.optional(z.int().check(z.positive())),
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

export const decideApprovals = defineCall({
  name: 'decideApprovals',
  method: 'POST',
  path: '/approvals',
  summary: 'Decide many at once; each entry has its own outcome, in the order in which they were sent',
  access: ORDER_ROLES,
  body: z.strictObject({
    decisions: z.array(Decision).check(z.minLength(1), z.maxLength(DECISIONS_AT_ONCE)),
  }),
  reply: z.strictObject({ outcomes: z.array(DecisionOutcome) }),
  timeoutMs: 20_000,
  posting: true,
});

export const withdrawDecision = defineCall({
  name: 'withdrawDecision',
  method: 'POST',
  path: '/approvals/:decisionId/withdraw',
  summary: 'Take a decision back, within 60 seconds and while nobody has acted on the order since',
  access: ORDER_ROLES,
  params: z.strictObject({ decisionId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
  reply: z.strictObject({
    type: Kind,
    number: z.string(),
    decisionId: z.int(),
    version: z.int(),
    status: z.string(),
  }),
  posting: true,
  refusals: ['DECISION_NOT_EXIST', 'DECISION_IS_FINAL'],
});
