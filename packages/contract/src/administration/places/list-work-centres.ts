import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { AdminWorkCentre } from './place.ts';

export const listWorkCentres = defineCall({
  name: 'listWorkCentres',
  method: 'GET',
  path: '/admin/workCentres',
  summary: 'Work centres by code or name, those that were given up too',
  access: ['COMPANY_ADMIN'],
  query: z.strictObject({ q: z.optional(freeText(40)), ...pageQuery }),
  reply: pageOf(AdminWorkCentre),
});
