import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { SessionAnswer } from './session-answer.ts';
import { companyCode } from './wecom.ts';

export const loginByWecom = defineCall({
  name: 'loginByWecom',
  method: 'GET',
  path: '/wx/loginByWecom',
  summary: "Exchange the messenger's code: a session for a bound user, else what is needed to bind",
  access: 'open',
  query: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(512)),
    companyCode,
    state: z.optional(z.string().check(z.maxLength(512))),
  }),
  example: { query: { code: 'a-code', companyCode: 'C1' } },
  reply: z.strictObject({
    bound: z.boolean(),
    session: z.optional(SessionAnswer),
    /** Proof that this browser signed in at the messenger; `login` binds by it. Valid for ten minutes. */
    wxUserId: z.optional(z.string()),
  }),
  refusals: [
    'COMPANY_CODE_REQUIRED',
    'COMPANY_NOT_EXIST',
    'MESSENGER_NOT_CONFIGURED',
    'MESSENGER_CODE_REFUSED',
    'MESSENGER_UNREACHABLE',
    'MESSENGER_BUSY',
    'MESSENGER_REFUSES_US',
    'NOT_IN_WHITELIST',
    'USER_LOCKED',
    'YOUR_ACCOUNT_EXPIRED',
  ],
});
