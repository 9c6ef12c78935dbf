import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ShippableRtvRow } from './shippable-rtv.ts';

/** By date, the oldest first. `q`: the beginning of its number, or a part of the vendor's name. */
export const listShippableRtvs = defineCall({
  name: 'listShippableRtvs',
  method: 'GET',
  path: '/shipping/rtvs',
  summary: 'Returns to vendors whose goods can be shipped: approved and not all gone',
  access: ['FIND_SHIPPER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(ShippableRtvRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_SHIP'],
});
