import { tellWebhooks, type WebhookEvent } from '../interfaces/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { isOutOfRange } from '../kit/database/sql-state.ts';
import { statement } from '../kit/database/statement.ts';
import { wakeAfterCommit } from '../kit/database/wake.ts';
import { refuse } from '../kit/refuse.ts';
import type { Doer } from '../kit/sessions/actor.ts';
import type { Step } from './engine/apply-movements.ts';
import { type Booking, journalLines } from './engine/journal.ts';
import { balanceRows, logRow, type OpenQuantity, referenceOf, totalRows } from './engine/ledger-rows.ts';

/** One document of a posting: its steps, and the bookings of the accounts across from the stock. */
export interface Entry {
  readonly document: readonly [kind: DocumentKind, number: string];
  /** The order behind it; people name the movement by it: PO 48164. */
  readonly order?: readonly [kind: OrderKind, number: string] | undefined;
  readonly memo?: string | undefined;
  /** Number of the document that this one takes back. */
  readonly reverses?: string | undefined;
  readonly steps: readonly Step[];
  readonly bookings: readonly Booking[];
}

export type DocumentKind =
  | ('receiver' | 'shipper' | 'issue' | 'transfer' | 'count' | 'opening' | 'proforma_receiver' | 'qa_decision')
  | 'rtv_shipper'
  // Notes of returns that are taken back.
  | ('invoice' | 'payable')
  // A report books labour; a work order that ends without its goods settles what is left of it.
  | ('time_report' | 'work_order');
export type OrderKind = 'po' | 'so' | 'wo' | 'rma' | 'rtv';

const ENTRY = `document_kind text, document_number text, memo text, reverses text`;
const LINE = `document_number text, line_number integer, account_number text, debit numeric, credit numeric`;
const LOG_COLUMNS = [
  'part_number text',
  'location text',
  'seq bigint',
  'movement text',
  'document_item integer',
  'lot_number text',
  'reason text',
  'document_kind text',
  'document_number text',
  'order_kind text',
  'order_number text',
  ...['in_qty', 'in_cost', 'in_tax', 'out_qty', 'out_cost', 'out_tax'].map((name) => `${name} numeric`),
  ...['on_hand', 'in_qa', 'in_sip', 'in_sit', 'in_wip', 'in_to', 'cost', 'avg_tax'].flatMap((name) => [
    `old_${name} numeric`,
    `new_${name} numeric`,
  ]),
];
const LOG_NAMES = LOG_COLUMNS.map((column) => column.split(' ')[0]).join(', ');

// Entries, their lines, the log and one event for each document in one statement, so that entry numbers need no round trip
// of their own. An entry without lines is not written.
// The log is listed by its moment. That is the start of the transaction, but after every row that it follows: a posting
// may have waited for another one that began later.
const insertLedger = statement<{
  companyId: number;
  userId: number;
  day: string;
  entries: string;
  lines: string;
  log: string;
}>(
  `with entry as (
    insert into journal_entry (company_id, entry_date, document_kind, document_number, memo, posted_by, reverses)
    select :companyId, :day::date, document_kind, document_number, memo, :userId,
           (select min(entry_number) from journal_entry former
             where former.company_id = :companyId and former.document_kind = given.document_kind and former.document_number = given.reverses)
      from jsonb_to_recordset(:entries::jsonb) as given (${ENTRY})
    returning entry_number, document_number),
  line as (
    insert into journal_line (company_id, entry_number, line_number, account_number, debit, credit)
    select :companyId, entry.entry_number, given.line_number, given.account_number, given.debit, given.credit
      from jsonb_to_recordset(:lines::jsonb) as given (${LINE}) join entry using (document_number)),
  told as (
    insert into outbox_event (company_id, kind, payload)
    select distinct :companyId::integer, 'posting', jsonb_build_object('documentKind', document_kind, 'documentNumber', document_number,
             'orderKind', order_kind, 'orderNumber', order_number)
      from jsonb_to_recordset(:log::jsonb) as given (document_kind text, document_number text, order_kind text, order_number text)),
  moment as (
    select greatest(now(), max(former.posted_at) + interval '1 microsecond') as posted_at
      from jsonb_to_recordset(:log::jsonb) as given (part_number text, location text, seq bigint)
      join inventory_log former on former.company_id = :companyId and former.part_number = given.part_number
       and former.location = given.location and former.seq = given.seq - 1)
  insert into inventory_log (company_id, posted_by, posted_at, entry_number, ${LOG_NAMES})
  select :companyId, :userId, moment.posted_at, entry.entry_number, ${LOG_NAMES}
    from moment cross join jsonb_to_recordset(:log::jsonb) as given (${LOG_COLUMNS.join(', ')}) left join entry using (document_number)`,
);

// The condition names the last log row: a balance that was not locked is not written.
const updateBalances = statement<{ companyId: number; balances: string }, object>(
  `update inventory_balance balance
     set part_from = given.part_from, on_hand = given.on_hand, in_qa = given.in_qa, in_sip = given.in_sip, in_sit = given.in_sit,
         in_wip = given.in_wip, in_to = given.in_to, avg_cost = given.avg_cost, avg_tax = given.avg_tax, seq = given.seq,
         last_in = case when given.came then now() else balance.last_in end,
         last_out = case when given.went then now() else balance.last_out end,
         ref_doc2 = case when balance.ref_doc1 is distinct from given.ref_doc then balance.ref_doc1 else balance.ref_doc2 end,
         ref_doc1 = given.ref_doc
    from jsonb_to_recordset(:balances::jsonb) as given (part_number text, location text, part_from text, on_hand numeric, in_qa numeric,
           in_sip numeric, in_sit numeric, in_wip numeric, in_to numeric, avg_cost numeric, avg_tax numeric, seq bigint,
           old_seq bigint, came boolean, went boolean, ref_doc text)
   where balance.company_id = :companyId and balance.part_number = given.part_number and balance.location = given.location
     and balance.seq = given.old_seq
  returning 1`,
);

const updateTotals = statement<{ companyId: number; totals: string }, object>(
  `update part_stock stock
     set on_hand = stock.on_hand + given.on_hand, in_qa = stock.in_qa + given.in_qa, in_sip = stock.in_sip + given.in_sip,
         in_sit = stock.in_sit + given.in_sit, in_wip = stock.in_wip + given.in_wip, in_to = stock.in_to + given.in_to,
         on_order = stock.on_order + given.on_order, on_demand = stock.on_demand + given.on_demand, value = stock.value + given.value,
         last_in = case when given.came then now() else stock.last_in end,
         last_out = case when given.went then now() else stock.last_out end
    from jsonb_to_recordset(:totals::jsonb) as given (part_number text, on_hand numeric, in_qa numeric, in_sip numeric, in_sit numeric,
           in_wip numeric, in_to numeric, on_order numeric, on_demand numeric, value numeric, came boolean, went boolean)
   where stock.company_id = :companyId and stock.part_number = given.part_number
  returning 1`,
);

export interface Ledger {
  /** Day of the journal, in the company's time zone. */
  readonly day: string;
  /** The account of each use. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly entries: readonly Entry[];
  readonly open: readonly OpenQuantity[];
  /** The events that webhooks are told. */
  readonly events: readonly WebhookEvent[];
}

/** Writes balances, totals, journal and log. It reads nothing: everything was checked under the locks. */
export async function writeLedger(
  tx: Tx,
  { companyId, userId }: Doer,
  { day, accounts, entries, open, events }: Ledger,
) {
  if (entries.some(({ order }) => order)) wakeAfterCommit(tx, companyId);
  const booked = entries.map((entry) => ({ ...entry, lines: journalLines(accounts, entry.steps, entry.bookings) }));
  const steps = entries.flatMap((entry) => entry.steps);
  const balances = balanceRows(steps, referenceIn(entries));
  const totals = totalRows(steps, open);
  const [wroteBalances, wroteTotals] = await Promise.all([
    tx.all(updateBalances({ companyId, balances: JSON.stringify(balances) })),
    tx.all(updateTotals({ companyId, totals: JSON.stringify(totals) })),
    tx.run(insertLedger({ companyId, userId, day, ...ledgerRows(booked) })),
    // Sent last: of statements that fail together, the first says why.
    tellWebhooks(tx, { companyId, userId }, events),
  ]).catch((error: unknown) => {
    // The sum of a sent quantity and the one that lay there does not fit into its column.
    if (isOutOfRange(error)) return refuse('INVALID_QUANTITY');
    throw error;
  });
  if (wroteBalances.length !== balances.length || wroteTotals.length !== totals.length)
    throw new Error('a posting wrote what it had not locked');
}

function referenceIn(entries: readonly Entry[]) {
  const references = new Map(
    entries.flatMap((entry) => entry.steps.map((step) => [step, referenceOf(entry)] as const)),
  );
  return (step: Step) => references.get(step) ?? '';
}

const ledgerRows = (booked: readonly (Entry & { lines: ReturnType<typeof journalLines> })[]) => {
  const withLines = booked.filter(({ lines }) => lines.length > 0);
  const entries = withLines.map(({ document: [document_kind, document_number], memo, reverses }) => ({
    document_kind,
    document_number,
    memo: memo ?? null,
    reverses: reverses ?? null,
  }));
  const lines = withLines.flatMap(({ document: [, document_number], lines: ofEntry }) =>
    ofEntry.map(({ accountNumber: account_number, debit, credit }, index) => ({
      document_number,
      line_number: index + 1,
      account_number,
      debit,
      credit,
    })),
  );
  const log = booked.flatMap(({ document: [document_kind, document_number], order, steps }) =>
    steps.map((step) => ({
      document_kind,
      document_number,
      order_kind: order?.[0] ?? null,
      order_number: order?.[1] ?? null,
      ...logRow(step),
    })),
  );
  return { entries: JSON.stringify(entries), lines: JSON.stringify(lines), log: JSON.stringify(log) };
};
