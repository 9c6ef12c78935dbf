import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { STOCK_KEEPER_ROLES, TransferRow } from './transfer.ts';
import { transferMoves } from './transfer-moves.ts';

/** Newest first; days are those of the move. */
export const listTransfers = defineCall({
  name: 'listTransfers',
  method: 'GET',
  path: '/transfers',
  summary: 'Moves of stock between locations; those that are still on the way alone where asked to',
  access: STOCK_KEEPER_ROLES,
  query: z.strictObject({
    status: z.optional(z.enum(transferMoves.states)),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(TransferRow),
  refusals: ['DATE_RANGE_REVERSED'],
});
