import * as z from 'zod/mini';
import { GivenCompanyCode } from '../../companies/given-company-code.ts';
import { defineCall } from '../../kit/call.ts';
import { Ticket } from './passkey-shapes.ts';

/** Says nothing about anybody: which passkeys there are is the device's business. */
export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  method: 'GET',
  path: '/passkeys/beginLogin',
  summary: 'Ask for a challenge that a passkey of this company signs',
  access: 'open',
  query: z.strictObject({ companyCode: z.optional(GivenCompanyCode) }),
  example: { query: { companyCode: 'C1' } },
  reply: z.strictObject({ ticket: Ticket, challenge: z.string(), rpId: z.string() }),
  refusals: ['COMPANY_CODE_REQUIRED', 'COMPANY_NOT_EXIST'],
});
