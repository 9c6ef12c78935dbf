import type { Tx } from '../kit/database/database.ts';

export interface ReceiverItemRow {
  receiver_number: string;
  item_number: number;
  po_number?: string | null;
  order_item?: number | null;
  part_number: string | null;
  revision: string | null;
  quantity: string;
  quantity_short?: string;
  ir_number?: string | null;
  qty_qualified?: string | null;
  unit_cost: string;
  unit_tax: string;
  amount: string;
  lot_number?: string | null;
  condition?: string | null;
  pr_item?: number | null;
  ncr_number?: string | null;
}

export interface PutAwayRow {
  receiver_number: string;
  item_number: number;
  location: string;
  quantity: string;
  quantity_qa: string;
  serials: readonly string[];
}

const COLUMNS = [
  ...['receiver_number text', 'item_number integer', 'po_number text', 'order_item integer', 'part_number text'],
  ...['revision text', 'quantity numeric', 'ir_number text', 'qty_qualified numeric', 'unit_cost numeric'],
  ...['unit_tax numeric', 'amount numeric', 'lot_number text', 'condition text', 'pr_item integer', 'ncr_number text'],
];
const NAMES = COLUMNS.map((column) => column.split(' ')[0]).join(', ');
const INSERT_ITEMS = `insert into receiver_item (company_id, quantity_short, ${NAMES})
  select $1, coalesce(quantity_short, 0), ${NAMES}
    from jsonb_to_recordset($2::jsonb) as given (quantity_short numeric, ${COLUMNS.join(', ')})`;

const INSERT_PUT_AWAYS = `insert into receiver_putaway (company_id, receiver_number, item_number, location, quantity, quantity_qa, serials)
  select $1, receiver_number, item_number, location, quantity, quantity_qa, serials
    from jsonb_to_recordset($2::jsonb) as given (receiver_number text, item_number integer, location text, quantity numeric,
           quantity_qa numeric, serials text[])`;

export const insertItems = (
  tx: Tx,
  companyId: number,
  items: readonly ReceiverItemRow[],
  putAways: readonly PutAwayRow[],
) =>
  Promise.all([
    tx.query(INSERT_ITEMS, [companyId, JSON.stringify(items)]),
    tx.query(INSERT_PUT_AWAYS, [companyId, JSON.stringify(putAways)]),
  ]);

export interface InspectionRow {
  ir_number: string;
  part_number: string;
  revision: string | null;
  vendor_id: string;
  po_number: string;
  inspected: string;
  qualified: string;
  rejected: string;
  result: 'OK' | 'PARTIAL' | 'REJECT';
}

const INSERT_INSPECTIONS = `insert into inspection_report (company_id, ir_number, ir_date, part_number, revision, vendor_id, po_number,
    quantity_inspected, quantity_qualified, quantity_rejected, result, inspected_by, inspected_at)
  select $1, ir_number, $3::date, part_number, revision, vendor_id, po_number, inspected, qualified, rejected, result, $2, now()
    from jsonb_to_recordset($4::jsonb) as given (ir_number text, part_number text, revision text, vendor_id text, po_number text,
           inspected numeric, qualified numeric, rejected numeric, result text)
   order by ir_number
  on conflict do nothing`;

/** An inspection report that is there already stays as quality wrote it. */
export const insertInspections = async (
  tx: Tx,
  companyId: number,
  userId: number,
  day: string,
  rows: readonly InspectionRow[],
) => (rows.length === 0 ? [] : tx.query(INSERT_INSPECTIONS, [companyId, userId, day, JSON.stringify(rows)]));
