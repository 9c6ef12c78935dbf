import type { CHANGE_KINDS } from '@gemba/contract/approvals/changes/order-change';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Where the items of an order are stored. A work order is changed as a whole, see WORK_CHANGES. */
interface ChangeTable {
  table: string;
  number: string;
  items: string;
  quantity: string;
  price: string;
  /** The quantity that has moved or is on the way: no change may ask for less. */
  posted: string;
  /** Nothing is left to come. */
  whole: string;
  /** A date of the item that follows the required date until somebody sets it apart. */
  along: string | null;
  /** The date whose earliest is the order's own arrival date. */
  arrives: string;
  counts: string;
  closed: string;
  missing: RefusalCode;
  /** The posting that would have completed the order if the change had come before it. */
  completes: string | null;
}

export const CHANGED: Readonly<Record<Exclude<ChangeKind, 'wo'>, ChangeTable>> = {
  po: {
    table: 'purchase_order',
    number: 'po_number',
    items: 'purchase_order_item',
    quantity: 'quantity_ordered',
    price: 'cost_per_unit',
    posted: 'quantity_received + quantity_in_transit',
    whole: 'bool_and(quantity_received = quantity_ordered or closed)',
    along: 'arrival_date',
    arrives: 'arrival_date',
    counts: 'change_order',
    closed: 'closed',
    missing: 'PO_ITEM_NOT_EXIST',
    completes: 'receiveAll',
  },
  so: {
    table: 'sales_order',
    number: 'so_number',
    items: 'sales_order_item',
    quantity: 'quantity_ordered',
    price: 'list_price',
    posted: 'quantity_shipped + quantity_picked',
    whole: 'bool_and(quantity_shipped = quantity_ordered or closed)',
    along: 'promised_date',
    arrives: 'date_required',
    counts: 'revision',
    closed: 'closed',
    missing: 'SALES_ORDER_ITEM_NOT_EXIST',
    completes: 'shipAll',
  },
  qo: {
    table: 'quote',
    number: 'qo_number',
    items: 'quote_item',
    quantity: 'quantity',
    price: 'list_price',
    posted: '0',
    whole: 'false',
    along: null,
    arrives: 'date_required',
    counts: 'revision',
    closed: 'false',
    missing: 'QUOTE_ITEM_NOT_EXIST',
    completes: null,
  },
};
