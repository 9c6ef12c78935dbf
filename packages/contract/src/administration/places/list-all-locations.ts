import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { AdminLocation } from './place.ts';

export const listAllLocations = defineCall({
  name: 'listAllLocations',
  method: 'GET',
  path: '/admin/locations',
  summary: 'Locations by code or description, those that were given up too',
  access: ['COMPANY_ADMIN'],
  query: z.strictObject({
    q: z.optional(freeText(40)),
    active: z.optional(z.enum(['true', 'false'])),
    ...pageQuery,
  }),
  reply: pageOf(AdminLocation),
});
