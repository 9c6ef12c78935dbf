import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { DateText } from '../kit/dates.ts';
import { UnitCost } from '../kit/money.ts';
import { names } from '../kit/names.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { partParams } from './get-part.ts';
import { OpenEcn } from './part-shapes.ts';

/** `valid`: the row holds today. */
export const PartVendorPrice = z.strictObject({
  vendorId: z.string(),
  vendorName: z.string(),
  price: UnitCost,
  currency: z.string(),
  lastPOCost: z.nullable(UnitCost),
  effectiveDate: DateText,
  effectiveThru: z.nullable(DateText),
  leadTime: z.nullable(z.int()),
  minQty: z.nullable(Quantity),
  rFQNum: z.nullable(z.string()),
  valid: z.boolean(),
});
export type PartVendorPrice = z.infer<typeof PartVendorPrice>;

export const listPartVendorPrices = defineCall({
  name: 'listPartVendorPrices',
  method: 'GET',
  path: '/parts/:partNumber/vendorPrices',
  summary: 'What vendors ask for a part, the rows that hold today first',
  access: ['FIND_PART'],
  params: partParams,
  query: z.strictObject(pageQuery),
  example: { params: { partNumber: 'W00-10/100(A)' } },
  reply: pageOf(PartVendorPrice),
  refusals: ['PART_NOT_EXIST'],
});

/** One step upward: the part is an item of this BOM. */
export const WhereUsedRow = z.strictObject({
  partNumber: z.string(),
  ...names,
  revision: z.string(),
  itemNumber: z.int(),
  quantity: Quantity,
  uom: z.string(),
  usedFurther: z.boolean(),
  hold: z.boolean(),
  openEcns: z.array(OpenEcn),
});
export type WhereUsedRow = z.infer<typeof WhereUsedRow>;

export const listPartWhereUsed = defineCall({
  name: 'listPartWhereUsed',
  method: 'GET',
  path: '/parts/:partNumber/whereUsed',
  summary: 'The BOMs that a part is an item of, one level upward',
  access: ['FIND_PART'],
  params: partParams,
  query: z.strictObject(pageQuery),
  example: { params: { partNumber: 'W00-10/100(A)' } },
  reply: pageOf(WhereUsedRow),
  refusals: ['PART_NOT_EXIST'],
});
