import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { userParams } from '../users/user.ts';

/** A device on which somebody of the company is signed in. */
export const UserSession = z.strictObject({
  sessionId: z.string(),
  userId: z.int(),
  userName: z.string(),
  displayName: z.string(),
  /** The session that asks. */
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type UserSession = z.infer<typeof UserSession>;

export const listUserSessions = defineCall({
  name: 'listUserSessions',
  method: 'GET',
  path: '/admin/sessions',
  summary: 'Where the users of the company are signed in, newest first; of one user, or by name',
  access: ['COMPANY_ADMIN'],
  query: z.strictObject({
    userId: z.optional(userParams.shape.userId),
    q: z.optional(freeText(80)),
    ...pageQuery,
  }),
  reply: pageOf(UserSession),
});
