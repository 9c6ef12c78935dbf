import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { SessionAnswer } from '../session-answer.ts';
import { InvitationToken } from './invitation.ts';

export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/acceptInvitation',
  summary: 'Sets the password that the invited user chose, ends all their sessions and signs this device in',
  access: 'open',
  body: z.strictObject({
    token: InvitationToken,
    newPassword: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  example: { body: { token: 'i1.1.not-this-one', newPassword: 'a whole new sentence' } },
  reply: SessionAnswer,
  refusals: [
    'INVITATION_NOT_VALID',
    'NOT_IN_WHITELIST',
    'USER_LOCKED',
    'YOUR_ACCOUNT_EXPIRED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
  ],
});
