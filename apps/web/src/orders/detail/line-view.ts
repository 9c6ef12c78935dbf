import type { Reading } from './FieldList.tsx';
import type { FieldName } from './fields.ts';

/** One line of an order, as its row tells it; its sheet shows all the fields. */
export interface LineView {
  number: number;
  /** The part, or the work centre of an operation. */
  code?: string;
  description: string;
  revision?: string | null;
  /** Right, the number that counts: an amount, or so much of so much. */
  amount?: string;
  part?: { done: string; of: string };
  /** The discount in per cent, by which the amount is less than so many at this price. */
  each?: { quantity: string; unit?: string; price?: string; discount?: string };
  day?: string | null;
  status?: string;
  /** Asked price against the last one. */
  price?: { asked: string; last: string | null };
  done?: { what: 'quantityReceived' | 'quantityShipped'; quantity: string; of: string };
  short?: string;
  reading: Reading;
}

type NestedName = 'stock' | 'vendorPrice';
/** Groups of fields in the line's sheet; `of` is a reading inside the line, such as its stock. */
export type LineGroup = { title: 'line' | 'prices' | NestedName; fields: readonly FieldName[]; of?: NestedName };

export interface LineKind<Order> {
  title: 'items' | 'components' | 'operations';
  lines: (order: Order) => LineView[];
  groups: readonly LineGroup[];
}

export const STOCK: LineGroup = { title: 'stock', of: 'stock', fields: ['onHand', 'onDemand', 'onOrder'] };
