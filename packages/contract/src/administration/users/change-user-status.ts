import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { revision, USER_STATUSES, UserDetail, userParams } from './user.ts';

/** A locked user keeps the seat, a disabled one gives it back. Both are signed out at once. */
export const changeUserStatus = defineCall({
  name: 'changeUserStatus',
  method: 'POST',
  path: '/admin/users/:userId/status',
  summary: 'Locks, unlocks or disables a user; unlocking also forgives wrong passwords',
  access: ['COMPANY_ADMIN'],
  params: userParams,
  body: z.strictObject({ status: z.enum(USER_STATUSES), revision }),
  example: { params: { userId: '999999999' }, body: { status: 'LOCKED', revision: 1 } },
  reply: UserDetail,
  posting: true,
  refusals: ['USER_NOT_EXIST', 'USER_CHANGED', 'LAST_ADMINISTRATOR', 'NO_SEAT_LEFT'],
});
