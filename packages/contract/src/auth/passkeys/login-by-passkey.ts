import * as z from 'zod/mini';
import { GivenCompanyCode } from '../../companies/given-company-code.ts';
import { defineCall } from '../../kit/call.ts';
import { SessionAnswer } from '../session-answer.ts';
import { SignedChallenge, Ticket } from './passkey-shapes.ts';

export const loginByPasskey = defineCall({
  name: 'loginByPasskey',
  method: 'POST',
  path: '/passkeys/login',
  summary: 'Sign in with a passkey instead of user name and password',
  access: 'open',
  body: z.strictObject({ companyCode: z.optional(GivenCompanyCode), ticket: Ticket, signed: SignedChallenge }),
  example: {
    body: {
      companyCode: 'C1',
      ticket: 'a-ticket',
      signed: { id: 'AQ', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    },
  },
  reply: SessionAnswer,
  refusals: [
    'COMPANY_CODE_REQUIRED',
    'COMPANY_NOT_EXIST',
    'PASSKEY_REFUSED',
    'NOT_IN_WHITELIST',
    'USER_LOCKED',
    'YOUR_ACCOUNT_EXPIRED',
  ],
});
