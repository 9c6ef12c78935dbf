import type { Names } from '@gemba/contract/kit/names';
import type { Pack } from '@gemba/contract/kit/packs';
import type { Reading } from './FieldList.tsx';
import type { FieldName } from './fields.ts';

/** One line of an order as its row shows it; its sheet shows all fields. */
export interface LineView extends Names {
  number: number;
  /** The part, or the work centre of an operation. */
  code?: string;
  revision?: string | null;
  /** The main number on the right: an amount, or a done share of a whole. */
  amount?: string;
  part?: { done: string; of: string };
  /** The discount in per cent; it is already taken off the amount. */
  each?: { quantity: string; unit?: string; pack?: Pack | null; price?: string; discount?: string };
  day?: string | null;
  status?: string;
  /** The requested price, the last cost, and the order that asks for it. */
  price?: { asked: string; last: string | null; poNumber: string; poDate: string };
  done?: { what: 'quantityReceived' | 'quantityShipped'; quantity: string; of: string };
  short?: string;
  reading: Reading;
}

type NestedName = 'stock' | 'vendorPrice';
/** Groups of fields in the line's sheet; `of` is a nested object of the line, such as its stock. */
export type LineGroup = {
  title: 'line' | 'prices' | 'ofOrder' | NestedName;
  fields: readonly FieldName[];
  of?: NestedName;
};

export type ColumnName =
  | 'part'
  | 'wc'
  | 'quantity'
  | 'cost'
  | 'price'
  | 'dateRequired'
  | 'amount'
  | 'onHand'
  | 'issued'
  | 'status'
  | 'qualified';

export interface LineKind<Order> {
  title: 'items' | 'components' | 'operations';
  lines: (order: Order) => LineView[];
  /** The columns of the table that a wide window shows; the first names the line. */
  columns: readonly ColumnName[];
  groups: readonly LineGroup[];
  /** The fields that stand beside the table for the chosen line. */
  beside: LineGroup;
}

export const STOCK: LineGroup = { title: 'stock', of: 'stock', fields: ['onHand', 'onDemand', 'onOrder'] };
