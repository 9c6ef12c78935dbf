import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { userParams } from '../users/user.ts';

export const revokeUserSessions = defineCall({
  name: 'revokeUserSessions',
  method: 'POST',
  path: '/admin/users/:userId/signOut',
  summary: 'Signs a user out of every device, except the one that asks',
  access: ['COMPANY_ADMIN'],
  params: userParams,
  example: { params: { userId: '999999999' } },
  reply: z.strictObject({ ended: z.int() }),
  refusals: ['USER_NOT_EXIST'],
});
