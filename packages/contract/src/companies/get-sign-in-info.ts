import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { GivenCompanyCode } from './given-company-code.ts';

/** Facts that the Login screen shows before anybody is signed in. */
export const getSignInInfo = defineCall({
  name: 'getSignInInfo',
  method: 'GET',
  path: '/getSignInInfo',
  summary: 'Name and sign-in ways of a company; of the only company when no code is given',
  access: 'open',
  query: z.strictObject({ companyCode: z.optional(GivenCompanyCode) }),
  reply: z.strictObject({
    company: z.nullable(z.strictObject({ companyCode: z.string(), companyName: z.string() })),
    supportPhone: z.nullable(z.string()),
    /** The enterprise messenger's name, where the company has one. */
    messenger: z.nullable(z.string()),
    /** The name of the company's own provider of sign-ins, where it has one. */
    sso: z.nullable(z.string()),
    /** Whether somebody of the company signs in by a passkey. */
    passkeys: z.boolean(),
    /** Listed in demo mode only. */
    demo: z.nullable(
      z.strictObject({
        companyCode: z.string(),
        password: z.string(),
        users: z.array(z.strictObject({ userName: z.string(), displayName: z.string() })),
      }),
    ),
  }),
  refusals: ['COMPANY_NOT_EXIST'],
});
