import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { UnitCost } from '../kit/money.ts';
import { listing } from '../kit/page.ts';
import { PartNumber } from '../parts/part-number.ts';
import { BOM_LEVELS, BomHead, BomRow, Revision } from './bom-shapes.ts';

const levels = z.pipe(
  z.string().check(z.regex(/^(?:[1-9]|1\d|20)$/)),
  z.transform((digits) => Number(digits)),
);

export const getBom = defineCall({
  name: 'getBom',
  method: 'GET',
  path: '/boms/:partNumber',
  summary: `A BOM exploded over 1 to ${BOM_LEVELS} levels, with costs rolled up over all of them`,
  access: ['FIND_BOM'],
  params: z.strictObject({ partNumber: PartNumber }),
  timeoutMs: 20_000,
  query: z.strictObject({ revision: z.optional(Revision), levels: z._default(levels, 1) }),
  example: { params: { partNumber: 'W00-10/100(A)' } },
  reply: listing(
    z.extend(BomHead, {
      uom: z.string(),
      revisions: z.array(z.string()),
      /** Counts all levels, whichever level was asked for. */
      rolledUpCost: UnitCost,
      depth: z.int(),
      /** Different parts of all levels, and how many of them are short. */
      partCount: z.int(),
      shortCount: z.int(),
      currency: z.string(),
      rows: z.array(BomRow),
      /** Rows were left out: too many of them, or levels deeper than can be asked for. */
      more: z.boolean(),
    }),
    'rows',
    BomRow,
  ),
  refusals: ['BOM_NOT_EXIST', 'BOM_REVISION_NOT_EXIST', 'PART_NOT_EXIST'],
});
