import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { CompanyLook } from './company-look.ts';

export const getCompanyLook = defineCall({
  name: 'getCompanyLook',
  method: 'GET',
  path: '/companyLook',
  summary: 'Logo and wording of the company; null to a device that has seen the present ones',
  access: 'signedIn',
  query: z.strictObject({ known: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  reply: z.nullable(CompanyLook),
});
