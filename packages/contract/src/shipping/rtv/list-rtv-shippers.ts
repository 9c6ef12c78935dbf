import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { RtvShipperRow } from './rtv-shipper.ts';

/** Newest first; days are those of shipping. `q`: the beginning of its number or its return's, or a part of the vendor's name. */
export const listRtvShippers = defineCall({
  name: 'listRtvShippers',
  method: 'GET',
  path: '/rtvShippers',
  summary: 'Shipments of returns to vendors by number, vendor or day',
  access: ['FIND_SHIPPER'],
  query: z.strictObject({
    q: z.optional(freeText(80)),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(RtvShipperRow),
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});
