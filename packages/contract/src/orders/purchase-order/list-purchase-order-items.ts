import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Money, UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { Quantity } from '../../kit/quantity.ts';
import { LinePartNumber } from '../../parts/part-number.ts';
import { CodeText } from '../code-text.ts';
import { purchaseOrderMoves } from './purchase-order-moves.ts';

export const PurchaseOrderItemRow = z.strictObject({
  poNumber: z.string(),
  purchaseOrderItemNumber: z.int(),
  poDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  buyerCode: z.string(),
  buyer: z.string(),
  status: z.enum(purchaseOrderMoves.states),
  part: z.string(),
  revision: nullableText,
  ...names,
  quantityOrdered: Quantity,
  quantityReceived: Quantity,
  /** Quantities and costs are in this unit: that of the stock, or `poUnit` on a line without a part. */
  uom: z.string(),
  poUnit: z.string(),
  poUnitQty: Quantity,
  costPerUnit: UnitCost,
  currency: z.string(),
  extPrice: Money,
  dateRequired: DateText,
  arrivalDate: nullableDate,
});
export type PurchaseOrderItemRow = z.infer<typeof PurchaseOrderItemRow>;

export const listPurchaseOrderItems = defineCall({
  name: 'listPurchaseOrderItems',
  method: 'GET',
  path: '/purchaseOrderItems',
  summary:
    'Items of purchase orders by part, vendor or the date of the order, newest order first; one of them is needed. With `open`: those of a part that can still be received, by the day they are due',
  access: ['FIND_PURCHASE_ORDER'],
  query: z.strictObject({
    partNumber: z.optional(LinePartNumber),
    vendorId: z.optional(CodeText),
    /** Only what can still be received of a part, by the day it is due. */
    open: z.optional(z.literal('true')),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  example: { query: { partNumber: 'W00-10/100(A)' } },
  reply: pageOf(PurchaseOrderItemRow),
  refusals: ['FIELD_REQUIRED', 'DATE_RANGE_REVERSED'],
});
