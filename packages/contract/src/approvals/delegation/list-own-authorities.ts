import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { Kind, ORDER_ROLES } from '../../orders/deciding/kinds.ts';

export const listOwnAuthorities = defineCall({
  name: 'listOwnAuthorities',
  method: 'GET',
  path: '/delegations/authorities',
  summary: 'What this person may approve of its own right, and so can hand over',
  access: ORDER_ROLES,
  reply: z.strictObject({
    currency: z.string(),
    today: DateText,
    authorities: z.array(z.strictObject({ type: Kind, limit: Money })),
  }),
});
