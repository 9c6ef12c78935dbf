import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { GivenCompanyCode } from './given-company-code.ts';

export const getCompanyLogo = defineCall({
  name: 'getCompanyLogo',
  method: 'GET',
  path: '/getCompanyLogoBase64',
  summary:
    "A company's logo as a data URL; without a code, that of the session's company, or of the only company there is",
  access: 'open',
  query: z.strictObject({ companyCode: z.optional(GivenCompanyCode) }),
  reply: z.string(),
  refusals: [
    'COMPANY_CODE_REQUIRED',
    'COMPANY_NOT_EXIST',
    'ALREADY_LOGOUT',
    'APP_TOKEN_EXPIRED_ERROR',
    'APP_USER_INFO_ERROR',
    'USER_LOCKED',
    'YOUR_ACCOUNT_EXPIRED',
  ],
});
