import * as z from 'zod/mini';
import { GivenCompanyCode } from '../../companies/given-company-code.ts';
import { defineCall } from '../../kit/call.ts';

/** State that belongs to this way of signing in begins so: the messenger returns to the same page. */
export const SSO_STATE = 'sso.';

export const beginSso = defineCall({
  name: 'beginSso',
  method: 'GET',
  path: '/sso/begin',
  summary: "Ask where the company's own provider signs people in; it sends the browser back to Login",
  access: 'open',
  query: z.strictObject({ companyCode: z.optional(GivenCompanyCode) }),
  example: { query: { companyCode: 'C1' } },
  reply: z.strictObject({ url: z.string() }),
  refusals: ['COMPANY_CODE_REQUIRED', 'COMPANY_NOT_EXIST', 'SSO_NOT_CONFIGURED', 'SSO_UNREACHABLE'],
});
