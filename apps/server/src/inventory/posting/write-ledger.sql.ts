/** The three statements that write a posting; each takes its rows as one JSON text. */

const ENTRY = `document_kind text, document_number text, memo text, reverses text`;
const LINE = `document_number text, line_number integer, account_number text, debit numeric, credit numeric`;
const LOG_COLUMNS = [
  ...['part_number text', 'location text', 'seq bigint', 'movement text', 'document_item integer', 'lot_number text'],
  ...['reason text', 'document_kind text', 'document_number text', 'order_kind text', 'order_number text'],
  ...['in_qty', 'in_cost', 'in_tax', 'out_qty', 'out_cost', 'out_tax'].map((name) => `${name} numeric`),
  ...['on_hand', 'in_qa', 'in_sip', 'in_sit', 'in_wip', 'in_to', 'cost', 'avg_tax'].flatMap((name) => [
    `old_${name} numeric`,
    `new_${name} numeric`,
  ]),
];
const LOG_NAMES = LOG_COLUMNS.map((column) => column.split(' ')[0]).join(', ');

/**
 * Entries, their lines, the log, and word of each document for whoever listens, so that entry numbers need no trip of their
 * own. An entry without lines is none.
 */
export const WRITE_LEDGER = `
  with entry as (
    insert into journal_entry (company_id, entry_date, document_kind, document_number, memo, posted_by, reverses)
    select $1, $3::date, document_kind, document_number, memo, $2,
           (select min(entry_number) from journal_entry former
             where former.company_id = $1 and former.document_kind = given.document_kind and former.document_number = given.reverses)
      from jsonb_to_recordset($4::jsonb) as given (${ENTRY})
    returning entry_number, document_number),
  line as (
    insert into journal_line (company_id, entry_number, line_number, account_number, debit, credit)
    select $1, entry.entry_number, given.line_number, given.account_number, given.debit, given.credit
      from jsonb_to_recordset($5::jsonb) as given (${LINE}) join entry using (document_number)),
  told as (
    insert into outbox_event (company_id, kind, payload)
    select distinct $1::integer, 'posting', jsonb_build_object('documentKind', document_kind, 'documentNumber', document_number,
             'orderKind', order_kind, 'orderNumber', order_number)
      from jsonb_to_recordset($6::jsonb) as given (document_kind text, document_number text, order_kind text, order_number text))
  insert into inventory_log (company_id, posted_by, entry_number, ${LOG_NAMES})
  select $1, $2, entry.entry_number, ${LOG_NAMES}
    from jsonb_to_recordset($6::jsonb) as given (${LOG_COLUMNS.join(', ')}) left join entry using (document_number)`;

// The number of the last log row stands in the condition: a balance that was not locked would not be written.
export const WRITE_BALANCES = `
  update inventory_balance balance
     set part_from = given.part_from, on_hand = given.on_hand, in_qa = given.in_qa, in_sip = given.in_sip, in_sit = given.in_sit,
         in_wip = given.in_wip, in_to = given.in_to, avg_cost = given.avg_cost, avg_tax = given.avg_tax, seq = given.seq,
         last_in = case when given.came then now() else balance.last_in end,
         last_out = case when given.went then now() else balance.last_out end,
         ref_doc2 = case when balance.ref_doc1 is distinct from given.ref_doc then balance.ref_doc1 else balance.ref_doc2 end,
         ref_doc1 = given.ref_doc
    from jsonb_to_recordset($2::jsonb) as given (part_number text, location text, part_from text, on_hand numeric, in_qa numeric,
           in_sip numeric, in_sit numeric, in_wip numeric, in_to numeric, avg_cost numeric, avg_tax numeric, seq bigint,
           old_seq bigint, came boolean, went boolean, ref_doc text)
   where balance.company_id = $1 and balance.part_number = given.part_number and balance.location = given.location
     and balance.seq = given.old_seq
  returning 1`;

export const WRITE_TOTALS = `
  update part_stock stock
     set on_hand = stock.on_hand + given.on_hand, in_qa = stock.in_qa + given.in_qa, in_sip = stock.in_sip + given.in_sip,
         in_sit = stock.in_sit + given.in_sit, in_wip = stock.in_wip + given.in_wip, in_to = stock.in_to + given.in_to,
         on_order = stock.on_order + given.on_order, on_demand = stock.on_demand + given.on_demand, value = stock.value + given.value,
         last_in = case when given.came then now() else stock.last_in end,
         last_out = case when given.went then now() else stock.last_out end
    from jsonb_to_recordset($2::jsonb) as given (part_number text, on_hand numeric, in_qa numeric, in_sip numeric, in_sit numeric,
           in_wip numeric, in_to numeric, on_order numeric, on_demand numeric, value numeric, came boolean, went boolean)
   where stock.company_id = $1 and stock.part_number = given.part_number
  returning 1`;
