import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { PartNumber } from '../../parts/part-number.ts';
import { QUALITY_READERS } from '../quality-readers.ts';
import { NcrRow } from './ncr.ts';
import { ncrMoves } from './ncr-moves.ts';

/** Newest first. */
export const listNcrs = defineCall({
  name: 'listNcrs',
  method: 'GET',
  path: '/ncrs',
  summary: 'Non-conformance reports',
  access: QUALITY_READERS,
  query: z.strictObject({
    status: z.optional(z.enum(ncrMoves.states)),
    partNumber: z.optional(PartNumber),
    ...pageQuery,
  }),
  reply: pageOf(NcrRow),
  refusals: [],
});
