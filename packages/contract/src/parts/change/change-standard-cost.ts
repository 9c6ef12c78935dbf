import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { UNIT_COST_SCALE, UnitCost } from '../../kit/money.ts';
import { reasoned } from '../../kit/reasoned.ts';
import { PartNumber } from '../part-number.ts';

export const COST_CHANGED_BY = ['ACCOUNTING_INFO'] as const;
export const StandardCost = decimalText(18, UNIT_COST_SCALE, 'positive');

/** Stock is valued at its average cost, so nothing on hand is revalued: the new cost is that of goods made from now on. */
export const changeStandardCost = defineCall({
  name: 'changeStandardCost',
  method: 'POST',
  path: '/parts/:partNumber/standardCost',
  summary: 'Changes the standard cost of a part, or enters it, and tells the makers of its open work orders',
  access: COST_CHANGED_BY,
  posting: true,
  params: z.strictObject({ partNumber: PartNumber }),
  body: z.strictObject({ standardCost: StandardCost, ...reasoned }),
  example: {
    params: { partNumber: 'W00-10/100(A)' },
    body: { standardCost: '12.5', reason: 'Steel is dearer', version: 999999 },
  },
  reply: z.strictObject({ partNumber: z.string(), standardCost: UnitCost, version: z.int() }),
  refusals: ['PART_NOT_EXIST', 'CHANGED_MEANWHILE', 'VALUE_UNCHANGED'],
});
