import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { SessionAnswer } from './session-answer.ts';

const Secret = z.string().check(z.minLength(1), z.maxLength(1024));

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/changePassword',
  summary: 'Set a new password; every session of this user ends and this device gets a new one',
  access: 'signedIn',
  personOnly: true,
  body: z.strictObject({ currentPassword: Secret, newPassword: Secret }),
  example: { body: { currentPassword: 'not this', newPassword: 'a whole new sentence' } },
  reply: SessionAnswer,
  refusals: [
    'WRONG_PASSWORD',
    'LOGIN_TOO_SOON',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_SAME',
    'NOT_AT_A_TERMINAL',
  ],
});
