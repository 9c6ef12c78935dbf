import type { InspectionResult } from '@gemba/contract/quality/inspection/inspection';
import type { ReceiverStatus } from '@gemba/contract/receiving/receivers/receiver-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

/** A receiver that takes more, or that is reversed. */
export interface ReceiverFacts {
  receiverNumber: string;
  kind: 'po' | 'wo' | 'rma';
  poNumber: string | null;
  woNumber: string | null;
  rmaNumber: string | null;
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

const lockReceivers = statement<{ companyId: number; number: string }, object>(
  'select 1 from receiver where company_id = :companyId and receiver_number = :number for update',
);
const selectReceiver = statement<{ companyId: number; number: string }, ReceiverFacts>(
  `select receiver_number, kind, po_number, wo_number, rma_number, pr_number, status,
    account_payable_number, warehouse_code as warehouse, vendor_id,
    buyer_code, reverses,
    (select later.receiver_number from receiver later where later.company_id = :companyId and later.reverses = :number) as reversed_by,
    (select coalesce(max(item_number), 0) from receiver_item item where item.company_id = :companyId and item.receiver_number = :number) as last_item,
    exists (select from receiver_item item where item.company_id = :companyId and item.receiver_number = :number and part_number is null) as has_na,
    exists (select from receiver_item item where item.company_id = :companyId and item.receiver_number = :number and part_number is not null) as has_parts
  from receiver where company_id = :companyId and receiver_number = :number`,
);

/** Reads without a lock: the order is locked before its receiver. */
export const readReceiverFacts = (tx: Tx, companyId: number, number: string): Promise<ReceiverFacts | undefined> =>
  tx.first(selectReceiver({ companyId, number }));

/** The lock makes two who add to one receiver number its items one after the other. */
export async function lockReceiver(tx: Tx, companyId: number, number: string): Promise<ReceiverFacts | undefined> {
  const [, receiver] = await Promise.all([
    tx.all(lockReceivers({ companyId, number })),
    tx.first(selectReceiver({ companyId, number })),
  ]);
  return receiver;
}

export interface ReceiverRow {
  receiver_number: string;
  kind: ReceiverFacts['kind'];
  po_number?: string | null;
  wo_number?: string | null;
  rma_number?: string | null;
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
  'receiver_number text',
  'kind text',
  'po_number text',
  'wo_number text',
  'rma_number text',
  'pr_number text',
  'vendor_id text',
  'buyer_code text',
  'warehouse_code text',
  'received_date date',
  'vendor_ship_date date',
  'vendor_invoice_num text',
  'vendor_shipper_num text',
  'carrier_code text',
  'tracking_number text',
  'condition text',
  'log_number text',
  'status text',
  'reverses text',
  'reason text',
];
const NAMES = COLUMNS.map((column) => column.split(' ')[0]).join(', ');
const insertReceiver = statement<{ companyId: number; userId: number; rows: string }>(
  `insert into receiver (company_id, received_by, freight_cost, ${NAMES})
  select :companyId, :userId, coalesce(freight_cost, 0), ${NAMES} from jsonb_to_recordset(:rows::jsonb) as given (freight_cost numeric, ${COLUMNS.join(', ')})`,
);

export const insertReceivers = (tx: Tx, companyId: number, userId: number, rows: readonly ReceiverRow[]) =>
  tx.run(insertReceiver({ companyId, userId, rows: JSON.stringify(rows) }));

const updateReceiver = statement<{ companyId: number; rows: string }>(
  `update receiver set version = version + 1, vendor_ship_date = coalesce(given.vendor_ship_date, receiver.vendor_ship_date),
      vendor_invoice_num = coalesce(given.vendor_invoice_num, receiver.vendor_invoice_num),
      vendor_shipper_num = coalesce(given.vendor_shipper_num, receiver.vendor_shipper_num),
      freight_cost = coalesce(given.freight_cost, receiver.freight_cost), carrier_code = coalesce(given.carrier_code, receiver.carrier_code),
      tracking_number = coalesce(given.tracking_number, receiver.tracking_number), condition = coalesce(given.condition, receiver.condition),
      log_number = coalesce(given.log_number, receiver.log_number)
    from jsonb_to_recordset(:rows::jsonb) as given (receiver_number text, vendor_ship_date date, vendor_invoice_num text, vendor_shipper_num text,
           freight_cost numeric, carrier_code text, tracking_number text, condition text, log_number text)
   where receiver.company_id = :companyId and receiver.receiver_number = given.receiver_number`,
);

/** Fields in the request overwrite; omitted fields keep their value. */
export const addToReceiver = (tx: Tx, companyId: number, row: ReceiverRow) =>
  tx.run(updateReceiver({ companyId, rows: JSON.stringify([row]) }));

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

const ITEM_COLUMNS = [
  'receiver_number text',
  'item_number integer',
  'po_number text',
  'order_item integer',
  'part_number text',
  'revision text',
  'quantity numeric',
  'ir_number text',
  'qty_qualified numeric',
  'unit_cost numeric',
  'unit_tax numeric',
  'amount numeric',
  'lot_number text',
  'condition text',
  'pr_item integer',
  'ncr_number text',
];
const ITEM_NAMES = ITEM_COLUMNS.map((column) => column.split(' ')[0]).join(', ');
const insertReceiverItem = statement<{ companyId: number; items: string }>(
  `insert into receiver_item (company_id, quantity_short, ${ITEM_NAMES})
  select :companyId, coalesce(quantity_short, 0), ${ITEM_NAMES}
    from jsonb_to_recordset(:items::jsonb) as given (quantity_short numeric, ${ITEM_COLUMNS.join(', ')})`,
);

const insertPutAways = statement<{ companyId: number; putAways: string }>(
  `insert into receiver_putaway (company_id, receiver_number, item_number, location, quantity, quantity_qa, serials)
  select :companyId, receiver_number, item_number, location, quantity, quantity_qa, serials
    from jsonb_to_recordset(:putAways::jsonb) as given (receiver_number text, item_number integer, location text, quantity numeric,
           quantity_qa numeric, serials text[])`,
);

export const insertItems = (
  tx: Tx,
  companyId: number,
  items: readonly ReceiverItemRow[],
  putAways: readonly PutAwayRow[],
) =>
  Promise.all([
    tx.run(insertReceiverItem({ companyId, items: JSON.stringify(items) })),
    tx.run(insertPutAways({ companyId, putAways: JSON.stringify(putAways) })),
  ]);

export interface InspectionRow {
  ir_number: string;
  part_number: string;
  revision: string | null;
  vendor_id: string | null;
  po_number: string | null;
  inspected: string;
  qualified: string;
  result: InspectionResult;
  /** The reason of a return, known before anybody has looked. */
  finding?: string | null;
}

const insertInspectionReport = statement<{ companyId: number; userId: number; day: string; rows: string }>(
  `insert into inspection_report (company_id, ir_number, ir_date, part_number, revision, vendor_id, po_number,
    quantity_inspected, quantity_qualified, result, finding, inspected_by, inspected_at)
  select :companyId, ir_number, :day::date, part_number, revision, vendor_id, po_number, inspected, qualified, result, finding, :userId, now()
    from jsonb_to_recordset(:rows::jsonb) as given (ir_number text, part_number text, revision text, vendor_id text, po_number text,
           inspected numeric, qualified numeric, result text, finding text)
   order by ir_number
  on conflict do nothing`,
);

const selectOtherPart = statement<{ companyId: number; rows: string }, { irNumber: string }>(
  `select ir_number from jsonb_to_recordset(:rows::jsonb) as given (ir_number text, part_number text)
     join inspection_report r using (ir_number)
    where r.company_id = :companyId and r.part_number <> given.part_number limit 1`,
);

/** A report is of one part: another line, or another receipt at the same moment, may have named it for another one. */
export async function insertInspections(
  tx: Tx,
  companyId: number,
  userId: number,
  day: string,
  inspections: readonly InspectionRow[],
) {
  if (inspections.length === 0) return;
  const rows = JSON.stringify(inspections);
  const [, other] = await Promise.all([
    tx.run(insertInspectionReport({ companyId, userId, day, rows })),
    tx.first(selectOtherPart({ companyId, rows })),
  ]);
  if (other) refuse('CODE_NOT_EXIST', { value: other.irNumber, field: 'items' });
}

/** The goods of a receipt that come under a report. */
export interface ReportedGoods {
  ir_number: string;
  good: string;
  qa: string;
}

// Goods that the report knows count already: those of a new one, and those that quality wrote before they came. The others are added.
const addToReports = statement<{ companyId: number; rows: string }>(
  `update inspection_report r
      set quantity_inspected = case when r.result = 'WITHDRAWN' then came.received else greatest(r.quantity_inspected, came.received) end,
          quantity_qualified = case when r.result = 'WITHDRAWN' then came.good
            else r.quantity_qualified + least(greatest(came.received - r.quantity_inspected, 0), came.good) end,
          result = case when came.qa > 0 then 'WAITING' when r.result = 'WITHDRAWN' then 'OK' else r.result end
     from (select given.ir_number, given.good, given.qa, sum(i.quantity) as received
             from jsonb_to_recordset(:rows::jsonb) as given (ir_number text, good numeric, qa numeric)
             join receiver_item i on i.company_id = :companyId and i.ir_number = given.ir_number
            group by 1, 2, 3) as came
    where r.company_id = :companyId and r.ir_number = came.ir_number`,
);

// Its reversal is written already. Where no other goods of a report are here, its figures stay as quality or a file wrote them.
const takeOutOfReports = statement<{ companyId: number; receiverNumber: string }>(
  `update inspection_report r
      set quantity_inspected = r.quantity_inspected - gone.quantity,
          quantity_qualified = greatest(r.quantity_qualified - gone.good, 0),
          result = case when gone.waiting > 0 or r.result <> 'WAITING' then r.result
                        when gone.received = 0 then 'WITHDRAWN'
                        when r.quantity_rejected = 0 then 'OK'
                        when r.quantity_qualified - gone.good <= 0 then 'REJECT'
                        else 'PARTIAL' end
     from (select back.ir_number, here.received,
                  case when here.received > 0 then back.quantity else 0 end as quantity,
                  case when here.received > 0 then back.quantity - back.qa else 0 end as good,
                  (select coalesce(sum(qa_goods.waiting), 0) from qa_goods
                    where qa_goods.company_id = :companyId and qa_goods.ir_number = back.ir_number) as waiting
             from (select item.ir_number, sum(item.quantity) as quantity,
                          sum((select coalesce(sum(put.quantity_qa), 0) from receiver_putaway put
                                where put.company_id = :companyId and put.receiver_number = :receiverNumber
                                  and put.item_number = item.item_number)) as qa
                     from receiver_item item
                    where item.company_id = :companyId and item.receiver_number = :receiverNumber and item.ir_number is not null
                    group by 1) as back
            cross join lateral (select sum(item.quantity) as received from receiver_item item
                                 where item.company_id = :companyId and item.ir_number = back.ir_number) as here) as gone
    where r.company_id = :companyId and r.ir_number = gone.ir_number`,
);

/** Reports of a receiver that was taken back go on with their other goods, and end where nothing of theirs waits. */
export const takeOutOfInspections = (tx: Tx, companyId: number, receiverNumber: string) =>
  tx.run(takeOutOfReports({ companyId, receiverNumber }));

export const raiseInspections = async (tx: Tx, companyId: number, rows: readonly ReportedGoods[]) =>
  rows.length === 0 ? [] : tx.run(addToReports({ companyId, rows: JSON.stringify(rows) }));
