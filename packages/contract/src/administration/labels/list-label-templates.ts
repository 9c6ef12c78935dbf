import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { CompanyTemplate } from './label-template.ts';

export const listLabelTemplates = defineCall({
  name: 'listLabelTemplates',
  method: 'GET',
  path: '/admin/labelTemplates',
  summary: 'The label templates as the company has them',
  access: ['COMPANY_ADMIN'],
  reply: z.strictObject({ templates: z.array(CompanyTemplate) }),
});
