import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { UNIT_COST_SCALE, UnitCost } from '../../kit/money.ts';
import { ChangeReason } from '../../kit/reasoned.ts';
import { PartNumber } from '../../parts/part-number.ts';

export const setStandardCost = defineCall({
  name: 'setStandardCost',
  method: 'PUT',
  path: '/parts/:partNumber/standardCost',
  summary: 'Enters the standard cost of a part that has none, and tells the makers of its open work orders',
  access: ['ACCOUNTING_INFO', 'ENGINEERING_INFO'],
  params: z.strictObject({ partNumber: PartNumber }),
  body: z.strictObject({ standardCost: decimalText(18, UNIT_COST_SCALE, 'positive'), reason: ChangeReason }),
  example: { params: { partNumber: 'W00-10/100(A)' }, body: { standardCost: '1', reason: 'Calculated from its BOM' } },
  reply: z.strictObject({ partNumber: z.string(), standardCost: UnitCost }),
  refusals: ['PART_NOT_EXIST', 'STANDARD_COST_EXISTS'],
});
