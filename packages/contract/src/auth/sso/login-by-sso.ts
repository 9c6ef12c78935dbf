import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { SessionAnswer } from '../session-answer.ts';

export const loginBySso = defineCall({
  name: 'loginBySso',
  method: 'POST',
  path: '/sso/login',
  summary: "Exchange what the company's provider sent the browser back with for a session",
  access: 'open',
  /** The query of the address that the browser came back to. */
  body: z.strictObject({ query: z.string().check(z.minLength(1), z.maxLength(4_096)) }),
  example: { body: { query: 'code=a-code&state=sso.a-state' } },
  reply: SessionAnswer,
  refusals: [
    'SSO_NOT_CONFIGURED',
    'SSO_REFUSED',
    'SSO_UNREACHABLE',
    'SSO_USER_UNKNOWN',
    'NOT_IN_WHITELIST',
    'USER_LOCKED',
    'YOUR_ACCOUNT_EXPIRED',
  ],
});
