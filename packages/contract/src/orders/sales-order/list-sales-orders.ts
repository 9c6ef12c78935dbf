import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { nullableDate } from '../../kit/nullable.ts';
import { pageOf } from '../../kit/page.ts';
import { CodeText } from '../code-text.ts';
import { SALES_ORDER_DATE_TYPES } from '../order-filters.ts';
import { OrderTotals, orderQuery, paged } from '../order-page.ts';
import { ListStatus } from '../order-shapes.ts';
import { salesOrderMoves } from './sales-order-moves.ts';

export const SalesOrderRow = z.strictObject({
  soNumber: z.string(),
  soDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  status: z.enum(salesOrderMoves.states),
  shipStatus: z.string(),
  soStatus: ListStatus,
  currency: z.string(),
  total: Money,
  itemCount: z.int(),
  arrivalDate: nullableDate,
  shipDate: nullableDate,
  version: z.int(),
});
export type SalesOrderRow = z.infer<typeof SalesOrderRow>;

const filters = { ...orderQuery(SALES_ORDER_DATE_TYPES), customerId: z.optional(CodeText) };

export const listSalesOrders = defineCall({
  name: 'listSalesOrders',
  method: 'GET',
  path: '/salesOrders',
  summary: 'Sales orders, newest first, by status, date, customer or what was typed',
  access: ['FIND_SALES_ORDER'],
  query: paged(filters),
  reply: pageOf(SalesOrderRow),
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});

export const getSalesOrderTotals = defineCall({
  name: 'getSalesOrderTotals',
  method: 'GET',
  path: '/salesOrders/totals',
  summary: 'How many sales orders a filter finds, and what they are worth by currency',
  access: ['FIND_SALES_ORDER'],
  query: z.strictObject(filters),
  reply: OrderTotals,
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});
