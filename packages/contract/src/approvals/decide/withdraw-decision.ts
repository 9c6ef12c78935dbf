import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Kind, ORDER_ROLES } from '../../orders/deciding/kinds.ts';

export const withdrawDecision = defineCall({
  name: 'withdrawDecision',
  method: 'POST',
  path: '/approvals/:decisionId/withdraw',
  summary: 'Take a decision back, within 60 seconds and while nobody has acted on the order since',
  access: ORDER_ROLES,
  params: z.strictObject({ decisionId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
  example: { params: { decisionId: '1' } },
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
