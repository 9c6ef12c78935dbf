import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { DECISIONS_AT_ONCE, Decision, DecisionOutcome } from './decision.ts';

export const decideApprovals = defineCall({
  name: 'decideApprovals',
  method: 'POST',
  path: '/approvals',
  summary: 'Decide many at once; each entry has its own outcome, in the order in which they were sent',
  access: ORDER_ROLES,
  body: z.strictObject({
    decisions: z.array(Decision).check(z.minLength(1), z.maxLength(DECISIONS_AT_ONCE)),
  }),
  example: { body: { decisions: [{ type: 'po', number: '48213', version: 1, decision: 'approve' }] } },
  reply: z.strictObject({ outcomes: z.array(DecisionOutcome) }),
  timeoutMs: 20_000,
  posting: true,
});
