import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { CompanySettings, settingsBody } from './company-settings.ts';

export const changeCompanySettings = defineCall({
  name: 'changeCompanySettings',
  method: 'PUT',
  path: '/admin/company',
  summary: 'Changes the settings of the company; open sessions follow with their next renewal',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({ ...settingsBody, version: PositiveInteger }),
  example: {
    body: {
      companyName: 'Halden Drive Systems',
      timeZone: 'UTC',
      fiscalYearStartMonth: 1,
      receiveNeedIr: true,
      receivingPOZeroCost: false,
      orderChangeApproval: false,
      creditLimitWarns: false,
      tellsUnknownUser: false,
      realTime: true,
      labelTemplate: 'part',
      supportPhone: '+1 555 0100',
      clientAddresses: null,
      version: 999999,
    },
  },
  reply: CompanySettings,
  posting: true,
  refusals: [
    'COMPANY_CHANGED',
    'TIME_ZONE_UNKNOWN',
    'TIME_ZONE_IN_USE',
    'CLIENT_ADDRESS_INVALID',
    'OWN_ADDRESS_SHUT_OUT',
  ],
});
