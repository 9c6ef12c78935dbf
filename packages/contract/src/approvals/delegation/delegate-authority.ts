import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { Kind, ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { Delegation } from './delegation.ts';

export const delegateAuthority = defineCall({
  name: 'delegateAuthority',
  method: 'POST',
  path: '/delegations',
  summary: 'Hand the own authority to another person for a period; what was handed over cannot be passed on',
  access: ORDER_ROLES,
  personOnly: true,
  body: z.strictObject({
    toUserId: PositiveInteger,
    type: z.optional(Kind),
    fromDate: DateText,
    thruDate: DateText,
  }),
  example: { body: { toUserId: 1, fromDate: '2031-01-01', thruDate: '2031-01-31' } },
  reply: Delegation,
  posting: true,
  refusals: [
    'AUTHORIZATION_REQUIRED',
    'DATE_RANGE_REVERSED',
    'DELEGATION_IN_PAST',
    'DELEGATION_TOO_LONG',
    'DELEGATION_TO_ONESELF',
    'USER_NOT_EXIST',
    'DELEGATION_WITHOUT_ROLE',
    'DELEGATION_OVERLAPS',
  ],
});
