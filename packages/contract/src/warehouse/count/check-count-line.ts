import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Quantity } from '../../kit/quantity.ts';
import { PartNumber } from '../../parts/part-number.ts';
import { STOCK_KEEPER_ROLES } from '../move/transfer.ts';
import { countParams } from './count.ts';

/** Different figures of a part at a location that are judged within a day, over all counts of it that are not posted. */
export const JUDGED_AT_MOST = 3;

/**
 * Whether a counted figure is so far from the books that a digit may be missing: more than 20 % and more than one unit.
 * The count stays blind: the answer is yes or no, a figure keeps its first answer, and after JUDGED_AT_MOST figures the
 * answer is always no. Nothing is posted.
 */
export const checkCountLine = defineCall({
  name: 'checkCountLine',
  method: 'POST',
  path: '/counts/:countNumber/check',
  summary: 'Whether a counted figure is far from the books, without saying by how much or in which direction',
  access: STOCK_KEEPER_ROLES,
  params: countParams,
  body: z.strictObject({ partNumber: PartNumber, counted: Quantity }),
  example: { params: { countNumber: '801' }, body: { partNumber: 'W00-10/100(A)', counted: '1' } },
  reply: z.strictObject({ isFar: z.boolean() }),
  refusals: ['NOT_LICENSED', 'COUNT_NOT_EXIST', 'COUNT_IS_CLOSED', 'PART_NOT_EXIST'],
});
