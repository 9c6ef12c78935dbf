import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { USER_STATUSES, UserRow } from './user.ts';

export const listUsers = defineCall({
  name: 'listUsers',
  method: 'GET',
  path: '/admin/users',
  summary: 'Users of the company by name, user name or employee; by status',
  access: ['COMPANY_ADMIN'],
  query: z.strictObject({ q: z.optional(freeText(80)), status: z.optional(z.enum(USER_STATUSES)), ...pageQuery }),
  reply: pageOf(UserRow),
});
