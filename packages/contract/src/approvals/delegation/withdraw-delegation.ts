import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { Delegation } from './delegation.ts';

export const withdrawDelegation = defineCall({
  name: 'withdrawDelegation',
  method: 'POST',
  path: '/delegations/:delegationId/withdraw',
  summary: 'Take the authority back, from now on',
  access: ORDER_ROLES,
  personOnly: true,
  params: z.strictObject({ delegationId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
  example: { params: { delegationId: '1' } },
  reply: Delegation,
  posting: true,
  refusals: ['DELEGATION_NOT_EXIST'],
});
