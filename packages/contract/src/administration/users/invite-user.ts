import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { userParams } from './user.ts';

/** No posting: its answer holds a secret, which is kept nowhere. Asked again, it makes another link. */
export const inviteUser = defineCall({
  name: 'inviteUser',
  method: 'POST',
  path: '/admin/users/:userId/invite',
  summary: 'Makes a link by which the user chooses a password, once; the link before it ends',
  access: ['COMPANY_ADMIN'],
  params: userParams,
  example: { params: { userId: '999999999' } },
  reply: z.strictObject({ token: z.string(), expiresAt: z.string() }),
  refusals: ['USER_NOT_EXIST', 'USER_NOT_ACTIVE'],
});
