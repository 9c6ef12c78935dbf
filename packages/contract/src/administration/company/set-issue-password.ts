import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { requiredText } from '../../kit/codes.ts';
import { PositiveInteger } from '../../kit/integer.ts';

export const setIssuePassword = defineCall({
  name: 'setIssuePassword',
  method: 'PUT',
  path: '/admin/company/issuePassword',
  summary: 'Sets the password that issuing to a work order asks for; null asks for none',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({ issuePassword: z.nullable(requiredText(128)), version: PositiveInteger }),
  example: { body: { issuePassword: 'open the store', version: 999999 } },
  reply: z.strictObject({ hasIssuePassword: z.boolean() }),
  refusals: ['ISSUE_PASSWORD_TOO_SHORT', 'COMPANY_CHANGED'],
});
