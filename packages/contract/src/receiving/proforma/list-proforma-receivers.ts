import * as z from 'zod/mini';
import { ANNOUNCEMENT_FILTERS } from '../../inventory/announcement-filters.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ProformaReceiverRow } from './proforma-receiver.ts';

/** Newest first. `q`: the beginning of its number, or a part of the vendor's id, name or city. */
export const listProformaReceivers = defineCall({
  name: 'listProformaReceivers',
  method: 'GET',
  path: '/proformaReceivers',
  summary: 'Goods that vendors have on the way, or had',
  access: ['FIND_PURCHASE_ORDER'],
  query: z.strictObject({
    status: z._default(z.enum(ANNOUNCEMENT_FILTERS), 'open'),
    q: z.optional(freeText(80)),
    ...pageQuery,
  }),
  reply: pageOf(ProformaReceiverRow),
  refusals: ['SEARCH_TOO_SHORT'],
});
