import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import type { OrderFilter } from '@gemba/contract/orders/order-filters';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as z from 'zod/mini';

/** The place of an order in its list: the day it is sorted by, and its number. */
export const PageKey = z.tuple([DateText, freeText(100)]);

/** The source of a list of orders. Columns are those of the table. */
export interface OrderList {
  readonly table: 'purchase_order' | 'sales_order' | 'quote' | 'work_order';
  readonly number: string;
  /** The words that people write before the number. */
  readonly prefixes: readonly string[];
  /** The column for each date type of the query. */
  readonly dates: Readonly<Record<string, string>>;
  /** The other party, and the function that finds it by its name. */
  readonly party?: {
    readonly table: string;
    readonly column: string;
    readonly finder: 'find_vendors' | 'find_customers';
  };
  /** The column of the part that is made: it is searched by its beginning, as the number is. */
  readonly part?: string;
}

/** The filters of a list of orders. */
export interface Wanted<DateType extends string = string, Column extends string = string> {
  readonly status: OrderFilter;
  readonly dateType: DateType;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q?: string | undefined;
  /** Columns with the value that they must hold; undefined ones are ignored. */
  readonly equal: { readonly [column in Column]?: string | undefined };
  readonly after?: z.output<typeof PageKey> | undefined;
  readonly atMost: number;
}

/** The values of a statement that lists orders. */
export interface AskedOrders<DateType extends string, Column extends string> {
  companyId: number;
  wanted: Wanted<DateType, Column>;
}

export const purchaseOrderList = {
  table: 'purchase_order',
  number: 'po_number',
  prefixes: ORDER_PREFIXES.po,
  dates: { poDate: 'po_date', arrivalDate: 'arrival_date', shipDate: 'ship_date' },
  party: { table: 'vendor', column: 'vendor_id', finder: 'find_vendors' },
} as const satisfies OrderList;

export const salesOrderList = {
  table: 'sales_order',
  number: 'so_number',
  prefixes: ORDER_PREFIXES.so,
  dates: { soDate: 'so_date', arrivalDate: 'arrival_date', shipDate: 'ship_date' },
  party: { table: 'customer', column: 'customer_id', finder: 'find_customers' },
} as const satisfies OrderList;

export const quoteList = {
  table: 'quote',
  number: 'qo_number',
  prefixes: ORDER_PREFIXES.qo,
  dates: { qoDate: 'qo_date', arrivalDate: 'arrival_date', shipDate: 'ship_date' },
  party: { table: 'customer', column: 'customer_id', finder: 'find_customers' },
} as const satisfies OrderList;

export const workOrderList = {
  table: 'work_order',
  number: 'wo_number',
  prefixes: ORDER_PREFIXES.wo,
  dates: { woDate: 'wo_date', startDate: 'start_date', dueDate: 'due_date' },
  part: 'part_number',
} as const satisfies OrderList;
