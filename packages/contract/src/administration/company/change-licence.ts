import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { NaturalInteger } from '../../kit/integer.ts';
import { ChangeReason } from '../../kit/reasoned.ts';
import { CompanySettings, licenceBody } from './company-settings.ts';

export const changeLicence = defineCall({
  name: 'changeLicence',
  method: 'PUT',
  path: '/admin/licence',
  summary: 'Changes modules, seats and the last day of the licence, with a reason; version 0 where there is none yet',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({ ...licenceBody, reason: ChangeReason, version: NaturalInteger }),
  example: {
    body: {
      modules: ['ORDERS', 'WAREHOUSE'],
      seatsAllowed: 1000,
      validUntil: '2031-12-31',
      reason: 'Renewed for five years',
      version: 999999,
    },
  },
  reply: CompanySettings,
  posting: true,
  refusals: ['COMPANY_CHANGED', 'SEATS_TAKEN'],
});
