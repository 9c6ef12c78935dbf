import * as z from 'zod/mini';
import { AUDIT_KINDS, AuditEntry } from '../../companies/audit.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText, UserName } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';

export const listAuditEntries = defineCall({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/admin/audit',
  summary: 'Who changed what, newest first; by kind, by the user name of the person, by words of the subject',
  access: ['COMPANY_ADMIN'],
  query: z.strictObject({
    q: z.optional(freeText(80)),
    kind: z.optional(z.enum(AUDIT_KINDS)),
    by: z.optional(UserName),
    ...pageQuery,
  }),
  reply: pageOf(AuditEntry),
  columns: ['changedAt', 'changedBy.name:changedBy', 'kind', 'subject', 'act', 'changes'],
});
