import { defineCall } from '../../kit/call.ts';
import { CompanySettings } from './company-settings.ts';

export const getCompanySettings = defineCall({
  name: 'getCompanySettings',
  method: 'GET',
  path: '/admin/company',
  summary: 'The settings of the company and its licence',
  access: ['COMPANY_ADMIN'],
  reply: CompanySettings,
});
