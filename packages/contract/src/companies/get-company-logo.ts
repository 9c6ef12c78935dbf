import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { GivenCompanyCode } from './given-company-code.ts';

export const getCompanyLogo = defineCall({
  name: 'getCompanyLogoBase64',
  method: 'GET',
  path: '/getCompanyLogoBase64',
  summary: "The company's logo as a data URL",
  access: 'open',
  query: z.strictObject({ companyCode: z.optional(GivenCompanyCode) }),
  reply: z.string(),
  refusals: ['COMPANY_CODE_REQUIRED', 'COMPANY_NOT_EXIST'],
});
