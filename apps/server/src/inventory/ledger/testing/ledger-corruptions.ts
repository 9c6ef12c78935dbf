/** One corrupted row for every rule of the ledgers. A test shows that each rule finds it. */
export interface Corruption {
  statements: readonly string[];
  /** Rules that cannot stay whole when this one is broken. */
  alsoBreaks?: readonly string[];
}

const by = (...statements: string[]): Corruption => ({ statements });

/** A row in the middle of a long chain, and its neighbour. */
const chain =
  '(select part_number, location from inventory_log group by 1, 2 having count(*) > 5 order by 1, 2 limit 1)';
const logRow = (seq: number) => `(part_number, location) = ${chain} and seq = ${seq}`;
const received = `(part_number, location, seq) = (select part_number, location, seq from inventory_log where movement = 'RECEIVE' order by 1, 2, 3 limit 1)`;
const lastOf = (table: string) => `update ${table} set seq = seq + 1
  where (part_number, location, seq) = (select part_number, location, seq from inventory_balance where seq > 2 order by 1, 2 limit 1)`;

/** Two lines of one order with different quantities change places. */
const swap = (table: string, order: string, line: string, where = 'company_id > 0') => `
  update ${table} item set ${line} = case item.${line} when pair.low then pair.high else pair.low end
    from (select a.${order} as number, a.${line} as low, b.${line} as high
            from ${table} a join ${table} b on b.${order} = a.${order} and b.${line} > a.${line} and b.quantity <> a.quantity
           where a.${where} order by 1, 2, 3 limit 1) pair
   where item.${order} = pair.number and item.${line} in (pair.low, pair.high)`;

const first = (table: string, key: string, where = 'true') =>
  `${key} = (select ${key} from ${table} where ${where} order by 1 limit 1)`;

const stock: Record<string, Corruption> = {
  // The balance row first: the statement for the log looks the chain up by it.
  log_has_gaps: by(
    `update inventory_log set seq = seq + 1 where (part_number, location, seq) =
       (select part_number, location, seq from inventory_balance where seq > 2 order by 1, 2 limit 1)`,
    lastOf('inventory_balance'),
  ),
  log_chain_broken: by(
    `update inventory_log set old_in_sit = old_in_sit + 1, new_in_sit = new_in_sit + 1 where ${logRow(3)}`,
  ),
  log_goes_back_in_time: {
    statements: [`update inventory_log set posted_at = posted_at + interval '100 years' where ${logRow(3)}`],
    alsoBreaks: ['stock_day_is_not_the_log'],
  },
  log_new_is_not_old_plus_in_minus_out: by(
    'alter table inventory_log drop constraint inventory_log_check',
    `update inventory_log set in_qty = in_qty + 1 where ${logRow(2)}`,
    `update inventory_log set out_qty = out_qty + 1 where ${logRow(3)}`,
  ),
  log_average_cost_wrong: by(`update inventory_log set in_cost = in_cost + 1 where ${received}`),
  log_average_tax_wrong: by(`update inventory_log set in_tax = in_tax + 1 where ${received}`),
  below_zero: by(
    'alter table inventory_log drop constraint inventory_log_new_in_sit_check',
    `update inventory_log set new_in_sit = -1 where ${logRow(3)}`,
    `update inventory_log set old_in_sit = -1 where ${logRow(4)}`,
  ),
  balance_is_not_last_log_row: by(
    `update inventory_balance set avg_tax = avg_tax + 1 where ${first('inventory_balance', 'part_number')}`,
  ),
  on_hand_is_not_in_minus_out: {
    statements: [
      'alter table inventory_log drop constraint inventory_log_check',
      `update inventory_log set in_qty = in_qty + 1 where ${logRow(2)}`,
    ],
    alsoBreaks: ['log_new_is_not_old_plus_in_minus_out'],
  },
  part_total_is_not_sum_of_balances: by(
    `update part_stock set in_sit = in_sit + 1 where ${first('part_stock', 'part_number')}`,
  ),
  wip_is_not_what_was_issued: by(
    `update work_order_issue_item set location = 'DOCK-1' where quantity_consumed < quantity`,
  ),
  sit_is_not_what_is_on_the_way: by(
    `update proforma_receiver_item set location = 'DOCK-1' where quantity_received < quantity`,
  ),
  sip_is_not_what_was_picked: by(
    `update shipper_pick set location = 'DOCK-1' where shipper_number in (select shipper_number from shipper where status = 'OPEN')`,
  ),
  qa_is_not_what_waits: by(
    `update qa_decision set location = 'DOCK-1' where ${first('qa_decision', 'decision_number')}`,
  ),
  to_is_not_what_is_in_transfer: by(
    `update transfer_item set from_location = 'DOCK-1' where transfer_number in (select transfer_number from transfer where status = 'IN_TRANSFER')`,
  ),
  serials_are_not_the_quantity: by(`delete from serial where ${first('serial', 'serial_number')}`),
  stock_day_is_not_the_log: by(`update stock_day set value_in = value_in + 0.01 where ${first('stock_day', 'day')}`),
};

const orders: Record<string, Corruption> = {
  received_is_not_sum_of_receivers: by(swap('receiver_item', 'receiver_number', 'order_item', 'po_number is not null')),
  in_transit_is_not_sum_of_proformas: by(
    `update proforma_receiver_item set quantity_received = 0 where (pr_number, item_number) =
       (select pr_number, item_number from proforma_receiver_item where quantity_received < quantity order by 1 limit 1)`,
    `update purchase_order_item set quantity_in_transit = 0 where quantity_in_transit > 0`,
  ),
  short_is_not_sum_of_receivers: by(
    `update receiver_item set quantity_short = 1, pr_item = 1 where receiver_number =
       (select min(receiver_number) from receiver where pr_number is not null)`,
  ),
  proforma_status_does_not_fit_quantities: by(
    `update proforma_receiver set status = 'OPEN' where pr_number = (select min(pr_number) from proforma_receiver where status = 'CLOSED')`,
  ),
  more_received_than_ordered: by(
    'alter table purchase_order_item drop constraint purchase_order_item_check',
    `update purchase_order_item set quantity_ordered = quantity_received - 1, closed = true
      where po_number in (select po_number from purchase_order where status in ('RECEIVED', 'CLOSED')) and quantity_received > 1`,
  ),
  shipped_is_not_sum_of_shippers: by(swap('shipper_item', 'shipper_number', 'so_item_number')),
  more_shipped_than_ordered: by(
    'alter table sales_order_item drop constraint sales_order_item_check',
    `update sales_order_item set quantity_ordered = quantity_shipped - 1, closed = true
      where so_number in (select so_number from sales_order where status = 'FINISHED') and quantity_shipped > 1`,
  ),
  issued_is_not_sum_of_issues: by(swap('work_order_issue_item', 'issue_number', 'component_item')),
  consumed_is_not_sum_of_consumptions: by(`update work_order_consumption set value = value + 0.01`),
  made_is_not_sum_of_receivers: by(
    `update receiver set wo_number = (select wo_number from work_order where status = 'APPROVED' order by 1 limit 1)
      where receiver_number = (select min(receiver_number) from receiver where kind = 'wo')`,
  ),
  returned_is_not_sum_of_documents: {
    statements: [
      `update rma_item set quantity_received = 1 where (rma_number, item_number) =
       (select rma_number, item_number from rma_item where quantity_received = 0 order by 1 limit 1)`,
    ],
    alsoBreaks: ['return_status_does_not_fit_quantities'],
  },
  reported_is_not_sum_of_reports: by(
    `update work_order_operation set qualified_quantity = qualified_quantity + 1 where (wo_number, sequence) =
       (select wo_number, sequence from time_report order by report_id limit 1)`,
  ),
  defects_are_not_the_defective_quantity: by(
    `update time_report_defect set quantity = quantity + 1 where ${first('time_report_defect', 'report_id')}`,
  ),
  labour_is_not_sum_of_reports: by(
    `update work_order set labour = labour + 1, labour_used = labour_used + 1
      where wo_number = (select min(wo_number) from work_order where status = 'FINISHED')`,
  ),
  intervals_are_not_the_hours: by(
    `update work_interval set ended_at = ended_at + interval '1 minute' where interval_id = (
       select min(interval_id) from work_interval where report_id is not null)`,
  ),
  receiver_item_is_not_put_away: by(
    `update receiver_putaway set quantity = quantity + 1 where ${first('receiver_putaway', 'receiver_number')}`,
  ),
  shipper_item_is_not_picked: by(
    `update shipper_pick set quantity = quantity + 1 where shipper_number = (select min(shipper_number) from shipper where status = 'CLOSED')`,
  ),
  order_status_does_not_fit_quantities: by(
    `update purchase_order set status = 'PARTIAL' where po_number = (select min(po_number) from purchase_order where status in ('RECEIVED', 'CLOSED'))`,
  ),
  return_status_does_not_fit_quantities: by(
    `update rtv set status = 'PARTIAL' where rtv_number = (select min(rtv_number) from rtv where status = 'APPROVED')`,
  ),
  on_order_is_not_open_orders: by(
    `update part_stock set on_order = on_order + 1 where ${first('part_stock', 'part_number')}`,
  ),
  on_demand_is_not_open_orders: by(
    `update part_stock set on_demand = on_demand + 1 where ${first('part_stock', 'part_number')}`,
  ),
};

const anEntry = (
  number: number,
) => `insert into journal_entry (entry_number, entry_date, document_kind, document_number, posted_by)
  select ${number}, current_date, 'test', 'T', min(user_id) from app_user`;

const journal: Record<string, Corruption> = {
  entry_out_of_balance: by(anEntry(999_001)),
  inventory_account_is_not_stock_value: {
    statements: [
      anEntry(999_002),
      `insert into journal_line (entry_number, line_number, account_number, debit, credit)
       values (999002, 1, '1300', 0.01, 0), (999002, 2, '6100', 0, 0.01)`,
      `insert into account_day (account_number, day, debit, credit) values ('1300', current_date, 0.01, 0), ('6100', current_date, 0, 0.01)`,
    ],
    alsoBreaks: ['entry_is_not_what_its_log_rows_moved'],
  },
  entry_is_not_what_its_log_rows_moved: by(
    `update inventory_log set entry_number = entry_number + 1 where movement = 'RECEIVE_WO'`,
  ),
  wip_account_is_not_open_issues_and_labour: by(
    `update work_order_issue_item set value = value + 0.01 where (issue_number, item_number) =
       (select issue_number, item_number from work_order_issue_item where quantity_consumed < quantity order by 1, 2 limit 1)`,
  ),
  not_invoiced_account_is_not_open_receivers: by(
    `update receiver_item set amount = amount + 0.01 where receiver_number =
       (select min(receiver_number) from receiver where kind = 'po' and account_payable_number is null)`,
  ),
  receivable_account_is_not_open_invoices: by(
    `update invoice set base_total = base_total + 0.01 where invoice_number = (select min(invoice_number) from invoice)`,
    `update customer set open_receivable = open_receivable + 0.01
      where customer_id = (select customer_id from invoice order by invoice_number limit 1)`,
  ),
  payable_account_is_not_open_payables: by(
    `update payable set base_total = base_total + 0.01 where account_payable_number = (select min(account_payable_number) from payable)`,
  ),
  account_day_is_not_the_journal: by(
    `update account_day set debit = debit + 0.01 where ${first('account_day', 'day')}`,
  ),
  paid_is_not_sum_of_payments: by(
    `update payment_item set amount = amount + 0.01 where ${first('payment_item', 'payment_number')}`,
  ),
  credit_used_is_not_what_is_open: by(
    `update customer set unbilled = unbilled + 1 where ${first('customer', 'customer_id')}`,
  ),
};

export const corruptions: Readonly<Record<string, Corruption>> = { ...stock, ...orders, ...journal };
