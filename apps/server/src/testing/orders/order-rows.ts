import { type Line, totalsOf } from './order-totals.ts';

export type Value = string | number | boolean | null;

export interface Order {
  owner: number;
  requester?: number;
  buyer?: string;
  status?: string;
  currency?: string;
  rate?: string;
  lines?: readonly Line[];
  /** The amount that a limit is compared with, if it should not follow from the lines. */
  amount?: string;
  columns?: Record<string, Value>;
}

export type Kind = 'po' | 'so' | 'qo' | 'wo' | 'rma' | 'rtv';

export const TABLES = {
  po: ['purchase_order', 'po_number', 'po_date'],
  so: ['sales_order', 'so_number', 'so_date'],
  qo: ['quote', 'qo_number', 'qo_date'],
  wo: ['work_order', 'wo_number', 'wo_date'],
  rma: ['rma', 'rma_number', 'rma_date'],
  rtv: ['rtv', 'rtv_number', 'rtv_date'],
} as const;

/** The columns of an order's row, by kind. */
export const headOf = (kind: Kind, order: Order) => {
  const { lines = [{}], rate = '1', owner } = order;
  const { total, tax, amount } = totalsOf(lines, rate);
  const money = {
    currency: order.currency ?? 'USD',
    exchange_rate: rate,
    total,
    approval_total: order.amount ?? amount,
  };
  const sold = {
    customer_id: 'C-1',
    warehouse_code: 'P2',
    terms: 'Net 30',
    tax_total: tax,
    arrival_date: '2031-03-01',
  };
  const columns: Record<Kind, Record<string, Value>> = {
    po: {
      ...money,
      tax_total: tax,
      vendor_id: 'V-1',
      bill_to: 'ACC',
      ship_to: 'P2',
      requester: order.requester ?? owner,
      buyer_code: order.buyer ?? 'B0',
      terms: 'Net 30',
      arrival_date: '2031-03-01',
    },
    so: { ...money, ...sold },
    qo: { ...money, ...sold, valid_until: '2031-12-31' },
    wo: {
      part_number: 'BOLT',
      revision: 'A',
      quantity_ordered: lines[0]?.quantity ?? '1',
      warehouse_code: 'P2',
      requester: order.requester ?? owner,
      start_date: '2031-01-10',
      due_date: '2031-02-01',
      approval_total: order.amount ?? '10',
    },
    rma: { ...money, customer_id: 'C-1', reason: 'Wrong' },
    rtv: { ...money, vendor_id: 'V-1', reason: 'Wrong' },
  };
  return columns[kind];
};

/** The table and the row of one line. */
export const lineOf = (kind: Kind, number: string, { quantity = '1', price = '10', ...line }: Line, at: number) => {
  const [, key] = TABLES[kind];
  const part = line.part === undefined ? 'BOLT' : line.part;
  const shared = { [key]: number, item_number: at + 1, part_number: part };
  const taxed = {
    discount: line.discount ?? '0',
    tax_rate: line.tax ?? '0',
    description: 'A line',
    date_required: '2031-03-01',
  };
  const rows: Record<Kind, [string, Record<string, Value>]> = {
    po: [
      'purchase_order_item',
      {
        ...shared,
        ...taxed,
        quantity_ordered: quantity,
        cost_per_unit: price,
        arrival_date: '2031-03-01',
        quantity_received: line.received ?? '0',
        quantity_in_transit: line.transit ?? '0',
      },
    ],
    so: [
      'sales_order_item',
      { ...shared, ...taxed, quantity_ordered: quantity, list_price: price, quantity_shipped: line.received ?? '0' },
    ],
    qo: ['quote_item', { ...shared, ...taxed, quantity, list_price: price }],
    wo: [
      'work_order_component',
      {
        ...shared,
        part_number: 'NUT',
        make_buy: 'BUY',
        quantity_per: '2',
        quantity_issued: line.received ?? '0',
        quantity_required: String(Number(quantity) * 2),
      },
    ],
    rma: ['rma_item', { ...shared, quantity, unit_price: price }],
    rtv: ['rtv_item', { ...shared, quantity, unit_cost: price, location: 'A-01' }],
  };
  return rows[kind];
};
