import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { pageOf } from '../../kit/page.ts';
import { Quantity } from '../../kit/quantity.ts';
import { PartNumber } from '../../parts/part-number.ts';
import { WORK_ORDER_DATE_TYPES } from '../order-filters.ts';
import { OrderTotals, orderQuery, paged } from '../order-page.ts';
import { ListStatus } from '../order-shapes.ts';
import { workOrderMoves } from './work-order-moves.ts';

/** The part that a work order makes. */
export const orderedPart = {
  woNumber: z.string(),
  woDate: DateText,
  part: z.string(),
  revision: z.string(),
  ...names,
  uom: z.string(),
  quantityOrdered: Quantity,
  quantityReceived: Quantity,
};

/** A work order is one line: its part. It has no price, so its totals have no amounts. */
export const WorkOrderRow = z.strictObject({
  ...orderedPart,
  status: z.enum(workOrderMoves.states),
  woStatus: ListStatus,
  startDate: DateText,
  dueDate: DateText,
  soNumber: nullableText,
  itemCount: z.int(),
  version: z.int(),
});
export type WorkOrderRow = z.infer<typeof WorkOrderRow>;

const filters = { ...orderQuery(WORK_ORDER_DATE_TYPES), partNumber: z.optional(PartNumber) };

export const listWorkOrders = defineCall({
  name: 'listWorkOrders',
  method: 'GET',
  path: '/workOrders',
  summary: 'Work orders, newest first, by status, date, part or what was typed (a number, or the part)',
  access: ['FIND_WORK_ORDER'],
  query: paged(filters),
  reply: pageOf(WorkOrderRow),
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});

export const getWorkOrderTotals = defineCall({
  name: 'getWorkOrderTotals',
  method: 'GET',
  path: '/workOrders/totals',
  summary: 'How many work orders a filter finds',
  access: ['FIND_WORK_ORDER'],
  query: z.strictObject(filters),
  reply: OrderTotals,
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});
