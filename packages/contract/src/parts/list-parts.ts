import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText, requiredText } from '../kit/codes.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { PART_TYPES, PartRow } from './part-shapes.ts';

export const listParts = defineCall({
  name: 'listParts',
  method: 'GET',
  path: '/parts',
  summary: 'Parts whose number or description holds every word typed; the part of exactly that number comes first',
  access: ['FIND_PART'],
  query: z.strictObject({
    q: z._default(freeText(80), ''),
    partType: z.optional(z.enum(PART_TYPES)),
    productCode: z.optional(requiredText(40)),
    ...pageQuery,
  }),
  example: { query: { q: 'seal' } },
  reply: pageOf(PartRow),
  refusals: ['PART_NUMBER_REQUIRED'],
});
