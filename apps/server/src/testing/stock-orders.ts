import type { Row } from './stock-rows.ts';

/** A line of an order; what is left out is a plain one. */
export interface OrderLine {
  part?: string | null;
  quantity?: string;
  price?: string;
  columns?: Row;
}

type Written = readonly (readonly [table: string, row: Row])[];

export const purchaseRows = (number: string, userId: number, lines: readonly OrderLine[], head: Row): Written => [
  [
    'purchase_order',
    {
      po_number: number,
      po_date: '2026-01-05',
      vendor_id: 'V-1',
      bill_to: 'ACC',
      ship_to: 'P2',
      requester: userId,
      buyer_code: 'B0',
      owner: userId,
      status: 'APPROVED',
      currency: 'USD',
      terms: 'Net 30',
      arrival_date: '2026-02-01',
      ...head,
    },
  ],
  ...lines.map(
    ({ part = 'BOLT', quantity = '100', price = '2', columns }, at) =>
      [
        'purchase_order_item',
        {
          po_number: number,
          item_number: at + 1,
          part_number: part,
          revision: 'A',
          description: 'A line',
          quantity_ordered: quantity,
          cost_per_unit: price,
          date_required: '2026-02-01',
          ...columns,
        },
      ] as const,
  ),
];

export const salesRows = (number: string, userId: number, lines: readonly OrderLine[], head: Row): Written => [
  [
    'sales_order',
    {
      so_number: number,
      so_date: '2026-01-05',
      customer_id: 'C-1',
      owner: userId,
      warehouse_code: 'P2',
      status: 'OPEN',
      currency: 'USD',
      terms: 'Net 30',
      ship_date: '2026-02-01',
      ...head,
    },
  ],
  ...lines.map(
    ({ part = 'BOLT', quantity = '100', price = '2', columns }, at) =>
      [
        'sales_order_item',
        {
          so_number: number,
          item_number: at + 1,
          part_number: part,
          revision: part && 'A',
          description: 'A line',
          quantity_ordered: quantity,
          list_price: price,
          date_required: '2026-02-01',
          ...columns,
        },
      ] as const,
  ),
];

export const workRows = (
  number: string,
  userId: number,
  part: string,
  quantity: string,
  components: readonly OrderLine[],
  head: Row,
): Written => [
  [
    'work_order',
    {
      wo_number: number,
      wo_date: '2026-01-05',
      part_number: part,
      revision: 'A',
      quantity_ordered: quantity,
      warehouse_code: 'P2',
      owner: userId,
      requester: userId,
      start_date: '2026-01-10',
      due_date: '2026-02-01',
      status: 'APPROVED',
      ...head,
    },
  ],
  ...components.map(
    ({ part: component = 'BOLT', quantity: per = '2', columns }, at) =>
      [
        'work_order_component',
        {
          wo_number: number,
          item_number: at + 1,
          part_number: component,
          make_buy: 'BUY',
          quantity_per: per,
          quantity_required: String(Number(per) * Number(quantity)),
          ...columns,
        },
      ] as const,
  ),
];

/** A return of a customer, approved; `columns` of a line may name its sales order line. */
export const rmaRows = (number: string, userId: number, lines: readonly OrderLine[], head: Row): Written => [
  [
    'rma',
    {
      rma_number: number,
      rma_date: '2026-01-05',
      customer_id: 'C-1',
      owner: userId,
      status: 'APPROVED',
      reason: 'Wrong bore',
      currency: 'USD',
      ...head,
    },
  ],
  ...lines.map(
    ({ part = 'BOLT', quantity = '10', price = '5', columns }, index) =>
      [
        'rma_item',
        { rma_number: number, item_number: index + 1, part_number: part, quantity, unit_price: price, ...columns },
      ] as const,
  ),
];

/** A return to a vendor, approved, of goods on hand at A-01. */
export const rtvRows = (number: string, userId: number, lines: readonly OrderLine[], head: Row): Written => [
  [
    'rtv',
    {
      rtv_number: number,
      rtv_date: '2026-01-05',
      vendor_id: 'V-1',
      owner: userId,
      status: 'APPROVED',
      reason: 'Too loud',
      currency: 'USD',
      ...head,
    },
  ],
  ...lines.map(
    ({ part = 'BOLT', quantity = '10', price = '2', columns }, index) =>
      [
        'rtv_item',
        {
          rtv_number: number,
          item_number: index + 1,
          part_number: part,
          location: 'A-01',
          quantity,
          unit_cost: price,
          ...columns,
        },
      ] as const,
  ),
];

/** On order and on demand, as the ledger's rules count them. */
export const openQuantities = `update part_stock s set
  on_order = coalesce((select sum(i.quantity_ordered - i.quantity_received) from purchase_order_item i join purchase_order o using (company_id, po_number)
                        where i.company_id = $1 and i.part_number = s.part_number and o.list_status = 'open' and not i.closed), 0)
           + coalesce((select sum(o.quantity_ordered - o.quantity_received) from work_order o
                        where o.company_id = $1 and o.part_number = s.part_number and o.list_status = 'open'), 0),
  on_demand = coalesce((select sum(i.quantity_ordered - i.quantity_shipped) from sales_order_item i join sales_order o using (company_id, so_number)
                         where i.company_id = $1 and i.part_number = s.part_number and o.list_status = 'open' and not i.closed), 0)
            + coalesce((select sum(greatest(i.quantity_required - i.quantity_issued, 0)) from work_order_component i join work_order o using (company_id, wo_number)
                         where i.company_id = $1 and i.part_number = s.part_number and o.list_status = 'open' and i.make_buy <> 'X'), 0)
 where s.company_id = $1`;
