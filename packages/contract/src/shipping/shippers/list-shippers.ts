import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ShipperRow } from './shipper.ts';
import { SHIPPER_FILTERS } from './shipper-filters.ts';

/** Newest first; days are those of picking. `q`: the beginning of its number or its order's, or a part of the customer's name. */
export const listShippers = defineCall({
  name: 'listShippers',
  method: 'GET',
  path: '/shippers',
  summary: 'Shippers by status, number, customer or day',
  access: ['FIND_SHIPPER'],
  query: z.strictObject({
    status: z._default(z.enum(SHIPPER_FILTERS), 'all'),
    q: z.optional(freeText(80)),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(ShipperRow),
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});
