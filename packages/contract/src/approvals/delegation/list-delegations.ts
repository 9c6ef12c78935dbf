import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { Delegation } from './delegation.ts';

export const listDelegations = defineCall({
  name: 'listDelegations',
  method: 'GET',
  path: '/delegations',
  summary: 'What this person handed over or was handed, newest first',
  access: ORDER_ROLES,
  query: z.strictObject(pageQuery),
  reply: pageOf(Delegation),
});
