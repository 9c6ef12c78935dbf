import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { Person } from '../../kit/person.ts';
import { Kind, ORDER_ROLES } from '../../orders/deciding/kinds.ts';

export const listDelegationCandidates = defineCall({
  name: 'listDelegationCandidates',
  method: 'GET',
  path: '/delegations/candidates',
  summary: 'People to whom the own authority can be handed, of one kind or of any, by name',
  access: ORDER_ROLES,
  query: z.strictObject({ q: z.optional(freeText(64)), type: z.optional(Kind), ...pageQuery }),
  reply: pageOf(Person),
});
