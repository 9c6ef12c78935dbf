import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Balance } from './inventory-shapes.ts';

/**
 * Both are beginnings: `A-` finds a row of shelves, `GB-` a family of parts. By location unless only a part is given. The
 * one that it goes by may be typed without its signs: `a032` finds A-03-2, after those that begin as typed.
 */
export const listInventory = defineCall({
  name: 'listInventory',
  method: 'GET',
  path: '/inventory',
  summary: 'What lies where, by the beginning of a location or of a part number',
  access: ['FIND_INVENTORY'],
  query: z.strictObject({
    location: z.optional(freeText(20)),
    partNumber: z.optional(freeText(20)),
    /** Without the rows whose quantities are all zero. */
    stocked: z.optional(z.literal('true')),
    ...pageQuery,
  }),
  example: { query: { location: 'A-' } },
  reply: pageOf(Balance),
});
