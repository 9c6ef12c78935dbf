import * as z from 'zod/mini';
import { ANNOUNCEMENT_FILTERS } from '../../inventory/announcement-filters.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ProformaShipperRow } from './proforma-shipper.ts';

/** Newest first. `q`: the beginning of its number or its order's, or a part of the customer's id, name or city. */
export const listProformaShippers = defineCall({
  name: 'listProformaShippers',
  method: 'GET',
  path: '/proformaShippers',
  summary: 'Goods announced to customers',
  access: ['FIND_SHIPPER'],
  query: z.strictObject({
    status: z._default(z.enum(ANNOUNCEMENT_FILTERS), 'open'),
    q: z.optional(freeText(80)),
    ...pageQuery,
  }),
  reply: pageOf(ProformaShipperRow),
  refusals: ['SEARCH_TOO_SHORT'],
});
