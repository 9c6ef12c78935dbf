import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { nullableDate } from '../../kit/nullable.ts';
import { pageOf } from '../../kit/page.ts';
import { CodeText } from '../code-text.ts';
import { PURCHASE_ORDER_DATE_TYPES } from '../order-filters.ts';
import { OrderTotals, orderQuery, paged } from '../order-page.ts';
import { ListStatus } from '../order-shapes.ts';
import { purchaseOrderMoves } from './purchase-order-moves.ts';

/** `poStatus` is the filter that the order lies under, `status` its exact state. `total` includes tax. */
export const PurchaseOrderRow = z.strictObject({
  poNumber: z.string(),
  poDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  buyerCode: z.string(),
  buyer: z.string(),
  status: z.enum(purchaseOrderMoves.states),
  shipStatus: z.string(),
  poStatus: ListStatus,
  currency: z.string(),
  total: Money,
  itemCount: z.int(),
  arrivalDate: nullableDate,
  shipDate: nullableDate,
  version: z.int(),
});
export type PurchaseOrderRow = z.infer<typeof PurchaseOrderRow>;

const filters = {
  ...orderQuery(PURCHASE_ORDER_DATE_TYPES),
  vendorId: z.optional(CodeText),
  buyerCode: z.optional(CodeText),
};

export const listPurchaseOrders = defineCall({
  name: 'listPurchaseOrders',
  method: 'GET',
  path: '/purchaseOrders',
  summary: 'Purchase orders, newest first, by status, date, vendor, buyer or what was typed',
  access: ['FIND_PURCHASE_ORDER'],
  query: paged(filters),
  reply: pageOf(PurchaseOrderRow),
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});

export const getPurchaseOrderTotals = defineCall({
  name: 'getPurchaseOrderTotals',
  method: 'GET',
  path: '/purchaseOrders/totals',
  summary: 'How many purchase orders a filter finds, and what they are worth by currency',
  access: ['FIND_PURCHASE_ORDER'],
  query: z.strictObject(filters),
  reply: OrderTotals,
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});
