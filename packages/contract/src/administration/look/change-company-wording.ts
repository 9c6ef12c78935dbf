import * as z from 'zod/mini';
import { CompanyLook, Wording } from '../../companies/company-look.ts';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';

export const changeCompanyWording = defineCall({
  name: 'changeCompanyWording',
  method: 'PUT',
  path: '/admin/wording',
  summary: 'Replaces the own words of the company; a key that the app does not know changes nothing',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject({
    wording: z.array(Wording).check(z.maxLength(1000)),
    lookVersion: PositiveInteger,
  }),
  example: { body: { wording: [{ language: 'en-US', key: 'settings.title', text: 'My place' }], lookVersion: 999999 } },
  reply: CompanyLook,
  posting: true,
  refusals: ['COMPANY_CHANGED', 'WORDING_TWICE'],
});
