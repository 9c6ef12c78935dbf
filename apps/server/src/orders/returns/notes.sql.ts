import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

export type ReturnKind = 'rma' | 'rtv';

interface Key {
  companyId: number;
  number: string;
}

export interface Note {
  noteNumber: string;
  paid: string;
  /** In base currency, below zero. */
  baseTotal: string;
  customerId: string | null;
}

interface ReturnRow {
  status: string;
  version: number;
  owner: number;
}

const lockRma = statement<Key, ReturnRow>(
  'select status, version, owner from rma where company_id = :companyId and rma_number = :number for update',
);
const lockRtv = statement<Key, ReturnRow>(
  'select status, version, owner from rtv where company_id = :companyId and rtv_number = :number for update',
);

export const lockReturn = (tx: Tx, companyId: number, kind: ReturnKind, number: string) =>
  tx.first((kind === 'rma' ? lockRma : lockRtv)({ companyId, number }));

const lockCredit = statement<Key, Note>(
  `select invoice_number as note_number, paid, base_total, customer_id from invoice
    where company_id = :companyId and credits_rma = :number for update`,
);
const lockDebit = statement<Key, Note>(
  `select account_payable_number as note_number, paid, base_total, null::text as customer_id from payable
    where company_id = :companyId and debits_rtv = :number for update`,
);

export const lockNote = (tx: Tx, companyId: number, kind: ReturnKind, number: string) =>
  tx.first((kind === 'rma' ? lockCredit : lockDebit)({ companyId, number }));

const selectBooked = statement<Key & { kind: string }, { account: string; amount: string }>(
  `select line.account_number as account, sum(line.debit - line.credit)::numeric(18,2) as amount
     from journal_entry entry join journal_line line using (company_id, entry_number)
    where company_id = :companyId and entry.document_kind = :kind and entry.document_number = :number
    group by 1 order by 1`,
);

/** The entry of a note by account, debits positive. */
export const readBooked = (tx: Tx, companyId: number, kind: ReturnKind, number: string) =>
  tx.all(selectBooked({ companyId, number, kind: kind === 'rma' ? 'invoice' : 'payable' }));

// The account of this use has entries of nothing else: the check of the ledger compares it with what is not invoiced.
const selectNotAccrued = statement<Key & { noteNumber: string }, { amount: string }>(
  `select (coalesce((select sum(item.value) from rtv_shipper_item item
                      where item.company_id = :companyId and item.rtv_number = :number), 0)
         - coalesce((select sum(line.credit - line.debit) from journal_entry entry
                       join journal_line line using (company_id, entry_number)
                       join account_use u on u.company_id = entry.company_id and u.account_number = line.account_number
                      where entry.company_id = :companyId and entry.document_kind = 'payable'
                        and entry.document_number = :noteNumber and u.use = 'GOODS_RECEIVED_NOT_INVOICED'), 0))::numeric(18,2) as amount`,
);

/** The value of the goods of an RTV that left after its note. */
export const readNotAccrued = async (tx: Tx, companyId: number, number: string, noteNumber: string) =>
  (await tx.one(selectNotAccrued({ companyId, number, noteNumber }))).amount;

const selectTaken = statement<{ companyId: number; kind: ReturnKind; counterNote: string }, object>(
  `select 1 where case when :kind = 'rma'
     then exists (select from invoice where company_id = :companyId and invoice_number = :counterNote)
     else exists (select from payable where company_id = :companyId and account_payable_number = :counterNote) end`,
);

/** As long as files and paths name a document. */
const LONGEST_NUMBER = 40;

/** Those who write invoices and bills number them as they like, so the next number may be taken. */
export async function freeCounterNumber(
  tx: Tx,
  companyId: number,
  kind: ReturnKind,
  noteNumber: string,
  at = 1,
): Promise<string> {
  const suffix = at === 1 ? '-R' : `-R${at}`;
  const counterNote = noteNumber.slice(0, LONGEST_NUMBER - suffix.length) + suffix;
  const taken = await tx.first(selectTaken({ companyId, kind, counterNote }));
  return taken ? freeCounterNumber(tx, companyId, kind, noteNumber, at + 1) : counterNote;
}

interface Counter {
  noteNumber: string;
  counterNote: string;
  day: string;
}

// Due on the same day as its note, so that both of them add up to nothing in every age.
const insertCredit = statement<Counter & { companyId: number }>(
  `insert into invoice (company_id, invoice_number, kind, customer_id, so_number, rma_number, invoice_date, due_date, currency,
                        exchange_rate, net, tax, freight, base_total, status, reverses)
   select company_id, :counterNote, kind, customer_id, so_number, rma_number, :day::date, due_date, currency, exchange_rate, -net, -tax,
          -freight, -base_total, 'WITHDRAWN', invoice_number
     from invoice where company_id = :companyId and invoice_number = :noteNumber`,
);
const insertDebit = statement<Counter & { companyId: number }>(
  `insert into payable (company_id, account_payable_number, kind, vendor_id, po_number, rtv_number, bill_date, due_date, currency,
                        exchange_rate, net, tax, freight, base_total, status, reverses)
   select company_id, :counterNote, kind, vendor_id, po_number, rtv_number, :day::date, due_date, currency, exchange_rate, -net, -tax,
          -freight, -base_total, 'WITHDRAWN', account_payable_number
     from payable where company_id = :companyId and account_payable_number = :noteNumber`,
);

export const insertCounterNote = (tx: Tx, companyId: number, kind: ReturnKind, counter: Counter) =>
  tx.run((kind === 'rma' ? insertCredit : insertDebit)({ companyId, ...counter }));

const withdrawCredit = statement<{ companyId: number; noteNumber: string }>(
  `update invoice set status = 'WITHDRAWN' where company_id = :companyId and invoice_number = :noteNumber`,
);
const withdrawDebit = statement<{ companyId: number; noteNumber: string }>(
  `update payable set status = 'WITHDRAWN' where company_id = :companyId and account_payable_number = :noteNumber`,
);
// The customer owes again what the note had credited.
const updateCustomer = statement<{ companyId: number; customerId: string; amount: string }>(
  `update customer set open_receivable = open_receivable - :amount::numeric
    where company_id = :companyId and customer_id = :customerId`,
);

export const withdrawNote = (
  tx: Tx,
  companyId: number,
  kind: ReturnKind,
  { noteNumber, customerId, baseTotal }: Note,
) =>
  Promise.all([
    tx.run((kind === 'rma' ? withdrawCredit : withdrawDebit)({ companyId, noteNumber })),
    ...(customerId === null ? [] : [tx.run(updateCustomer({ companyId, customerId, amount: baseTotal }))]),
  ]);

const updateRma = statement<Key & { status: string }>(
  'update rma set status = :status, version = version + 1 where company_id = :companyId and rma_number = :number',
);
const updateRtv = statement<Key & { status: string }>(
  'update rtv set status = :status, version = version + 1 where company_id = :companyId and rtv_number = :number',
);

export const setReturn = (tx: Tx, companyId: number, kind: ReturnKind, number: string, status: string) =>
  tx.run((kind === 'rma' ? updateRma : updateRtv)({ companyId, number, status }));
