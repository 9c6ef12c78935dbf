/**
 * Auth: who is there, of which company, with which roles, for how long.
 * Read this file first; the server and web folders of the same name implement it.
 */
import * as z from 'zod/mini';
import { GivenCompanyCode } from '../companies/given-company-code.ts';
import { defineCall } from '../kit/call.ts';
import { UserName } from '../kit/codes.ts';
import { SessionAnswer } from './session-answer.ts';

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Sign in with company code, user name and password; with wxUserId also bind the messenger account',
  access: 'open',
  body: z.strictObject({
    companyCode: z.optional(GivenCompanyCode),
    userName: z.union([z.literal(''), UserName]),
    password: z.string().check(z.maxLength(1024)),
    wxUserId: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  }),
  example: { body: { companyCode: 'C1', userName: 'somebody', password: 'not this' } },
  reply: SessionAnswer,
  refusals: [
    'COMPANY_CODE_REQUIRED',
    'COMPANY_NOT_EXIST',
    'USER_NAME_REQUIRED',
    'PASSWORD_REQUIRED',
    'WRONG_PASSWORD',
    'USER_NOT_EXIST',
    'USER_LOCKED',
    'LOGIN_TOO_SOON',
    'YOUR_ACCOUNT_EXPIRED',
    'NOT_IN_WHITELIST',
    'MESSENGER_CODE_REFUSED',
    'MESSENGER_ALREADY_BOUND',
  ],
});
