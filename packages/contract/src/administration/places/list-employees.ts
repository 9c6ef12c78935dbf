import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { Employee } from './work-centre-people.ts';

export const listEmployees = defineCall({
  name: 'listEmployees',
  method: 'GET',
  path: '/admin/employees',
  summary: 'Active employees by name or number, to choose one',
  access: ['COMPANY_ADMIN'],
  query: z.strictObject({ q: z.optional(freeText(64)), ...pageQuery }),
  reply: pageOf(Employee),
});
