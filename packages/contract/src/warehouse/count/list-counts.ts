import * as z from 'zod/mini';
import { TypedLocation } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { STOCK_KEEPER_ROLES } from '../move/transfer.ts';
import { CountRow } from './count.ts';
import { countMoves } from './count-moves.ts';

/** Newest first. */
export const listCounts = defineCall({
  name: 'listCounts',
  method: 'GET',
  path: '/counts',
  summary: 'Cycle counts, of one location where asked to',
  access: STOCK_KEEPER_ROLES,
  query: z.strictObject({
    status: z.optional(z.enum(countMoves.states)),
    location: z.optional(TypedLocation),
    ...pageQuery,
  }),
  reply: pageOf(CountRow),
});
