import * as z from 'zod/mini';
import { SIGN_IN_WAYS } from '../../auth/sign-in-ways.ts';
import { defineCall } from '../../kit/call.ts';
import { UserDetail, userParams } from './user.ts';

/** For a lost phone: also signs the user out of every device, except the one that asks. */
export const removeSignInWay = defineCall({
  name: 'removeSignInWay',
  method: 'POST',
  path: '/admin/users/:userId/signInWays/remove',
  summary: "Removes a user's passkeys, or releases their account at the messenger or the provider; signs them out",
  access: ['COMPANY_ADMIN'],
  params: userParams,
  body: z.strictObject({ way: z.enum(SIGN_IN_WAYS) }),
  example: { params: { userId: '999999999' }, body: { way: 'passkeys' } },
  reply: UserDetail,
  refusals: ['USER_NOT_EXIST'],
});
