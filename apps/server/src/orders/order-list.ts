import type { OrderFilter } from '@gemba/contract/orders/order-filters';
import type * as z from 'zod/mini';
import type { Sql } from '../kit/database/sql.ts';
import type { PageKey } from './page-key.ts';

/** What a list of orders is read from. Columns are those of the table. */
export interface OrderList {
  readonly table: 'purchase_order' | 'sales_order' | 'quote' | 'work_order';
  readonly number: string;
  /** By the date type of the query. */
  readonly dates: Readonly<Record<string, string>>;
  /** The other party, and the function that finds it by its name. */
  readonly party?: {
    readonly table: string;
    readonly column: string;
    readonly finder: 'find_vendors' | 'find_customers';
  };
  /** Columns whose beginning may be typed: the number, and the part of a work order. */
  readonly typed: readonly string[];
}

export interface Wanted {
  readonly status: OrderFilter;
  readonly dateType: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q?: string | undefined;
  /** Columns that must hold a value, where one was asked for. */
  readonly equal: Readonly<Record<string, string | undefined>>;
  /** What else a row must hold. */
  readonly more?: readonly Sql[];
  readonly after?: z.output<typeof PageKey> | undefined;
  readonly atMost: number;
}

export const purchaseOrderList: OrderList = {
  table: 'purchase_order',
  number: 'po_number',
  dates: { poDate: 'po_date', arrivalDate: 'arrival_date', shipDate: 'ship_date' },
  party: { table: 'vendor', column: 'vendor_id', finder: 'find_vendors' },
  typed: ['po_number'],
};

export const salesOrderList: OrderList = {
  table: 'sales_order',
  number: 'so_number',
  dates: { soDate: 'so_date', arrivalDate: 'arrival_date', shipDate: 'ship_date' },
  party: { table: 'customer', column: 'customer_id', finder: 'find_customers' },
  typed: ['so_number'],
};

export const quoteList: OrderList = {
  table: 'quote',
  number: 'qo_number',
  dates: { qoDate: 'qo_date', arrivalDate: 'arrival_date', shipDate: 'ship_date' },
  party: { table: 'customer', column: 'customer_id', finder: 'find_customers' },
  typed: ['qo_number'],
};

export const workOrderList: OrderList = {
  table: 'work_order',
  number: 'wo_number',
  dates: { woDate: 'wo_date', startDate: 'start_date', dueDate: 'due_date' },
  typed: ['wo_number', 'part_number'],
};
