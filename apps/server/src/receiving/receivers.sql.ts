import type { ReceiverStatus } from '@gemba/contract/receiving/receiver-moves';
import type { Tx } from '../kit/database/database.ts';

/** A receiver that more is added to, or that is taken back. */
export interface ReceiverFacts {
  receiverNumber: string;
  kind: 'po' | 'wo' | 'rma';
  poNumber: string | null;
  woNumber: string | null;
  prNumber: string | null;
  status: ReceiverStatus;
  accountPayableNumber: string | null;
  warehouse: string;
  vendorId: string | null;
  buyerCode: string | null;
  reverses: string | null;
  reversedBy: string | null;
  lastItem: number;
  hasNa: boolean;
  hasParts: boolean;
}

const LOCK = 'select 1 from receiver where company_id = $1 and receiver_number = $2 for update';
const READ = `select receiver_number as "receiverNumber", kind, po_number as "poNumber", wo_number as "woNumber", pr_number as "prNumber", status,
    account_payable_number as "accountPayableNumber", warehouse_code as warehouse, vendor_id as "vendorId",
    buyer_code as "buyerCode", reverses,
    (select later.receiver_number from receiver later where later.company_id = $1 and later.reverses = $2) as "reversedBy",
    (select coalesce(max(item_number), 0) from receiver_item item where item.company_id = $1 and item.receiver_number = $2) as "lastItem",
    exists (select from receiver_item item where item.company_id = $1 and item.receiver_number = $2 and part_number is null) as "hasNa",
    exists (select from receiver_item item where item.company_id = $1 and item.receiver_number = $2 and part_number is not null) as "hasParts"
  from receiver where company_id = $1 and receiver_number = $2`;

/** Not locked: the order is locked before its receiver. */
export const findReceiver = async (tx: Tx, companyId: number, number: string): Promise<ReceiverFacts | undefined> =>
  (await tx.query<ReceiverFacts>(READ, [companyId, number]))[0];

/** Locked first: two who add to one receiver number its items one after the other. */
export async function lockReceiver(tx: Tx, companyId: number, number: string): Promise<ReceiverFacts | undefined> {
  const [, [receiver]] = await Promise.all([
    tx.query(LOCK, [companyId, number]),
    tx.query<ReceiverFacts>(READ, [companyId, number]),
  ]);
  return receiver;
}

export const nextReceiverNumber = async (tx: Tx) => {
  const [row] = await tx.query<{ number: string }>(`select next_number('receiver')::text as number`);
  if (!row) throw new Error('no number');
  return row.number;
};

export interface ReceiverRow {
  receiver_number: string;
  kind: 'po' | 'wo';
  po_number?: string | null;
  wo_number?: string | null;
  pr_number?: string | null;
  vendor_id?: string | null;
  buyer_code?: string | null;
  warehouse_code: string;
  received_date: string;
  vendor_ship_date?: string | null;
  vendor_invoice_num?: string | null;
  vendor_shipper_num?: string | null;
  freight_cost?: string | null;
  carrier_code?: string | null;
  tracking_number?: string | null;
  condition?: string | null;
  log_number?: string | null;
  status: ReceiverStatus;
  reverses?: string | null;
  reason?: string | null;
}

const COLUMNS = [
  ...['receiver_number text', 'kind text', 'po_number text', 'wo_number text', 'pr_number text', 'vendor_id text'],
  ...[
    'buyer_code text',
    'warehouse_code text',
    'received_date date',
    'vendor_ship_date date',
    'vendor_invoice_num text',
  ],
  ...['vendor_shipper_num text', 'carrier_code text', 'tracking_number text', 'condition text', 'log_number text'],
  ...['status text', 'reverses text', 'reason text'],
];
const NAMES = COLUMNS.map((column) => column.split(' ')[0]).join(', ');
const INSERT = `insert into receiver (company_id, received_by, freight_cost, ${NAMES})
  select $1, $2, coalesce(freight_cost, 0), ${NAMES} from jsonb_to_recordset($3::jsonb) as given (freight_cost numeric, ${COLUMNS.join(', ')})`;

export const insertReceivers = (tx: Tx, companyId: number, userId: number, rows: readonly ReceiverRow[]) =>
  tx.query(INSERT, [companyId, userId, JSON.stringify(rows)]);

const ADD_TO = `update receiver set version = version + 1, vendor_ship_date = coalesce(given.vendor_ship_date, receiver.vendor_ship_date),
      vendor_invoice_num = coalesce(given.vendor_invoice_num, receiver.vendor_invoice_num),
      vendor_shipper_num = coalesce(given.vendor_shipper_num, receiver.vendor_shipper_num),
      freight_cost = coalesce(given.freight_cost, receiver.freight_cost), carrier_code = coalesce(given.carrier_code, receiver.carrier_code),
      tracking_number = coalesce(given.tracking_number, receiver.tracking_number), condition = coalesce(given.condition, receiver.condition),
      log_number = coalesce(given.log_number, receiver.log_number)
    from jsonb_to_recordset($2::jsonb) as given (receiver_number text, vendor_ship_date date, vendor_invoice_num text, vendor_shipper_num text,
           freight_cost numeric, carrier_code text, tracking_number text, condition text, log_number text)
   where receiver.company_id = $1 and receiver.receiver_number = given.receiver_number`;

/** What the paper says anew stands; what it does not say stays. */
export const addToReceiver = (tx: Tx, companyId: number, row: ReceiverRow) =>
  tx.query(ADD_TO, [companyId, JSON.stringify([row])]);

/** Nothing is left to pay of what was taken back. */
export const closeReceiver = (tx: Tx, companyId: number, number: string) =>
  tx.query(
    `update receiver set status = 'CLOSED', version = version + 1 where company_id = $1 and receiver_number = $2`,
    [companyId, number],
  );
