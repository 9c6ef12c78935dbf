import type { Rma } from '@gemba/contract/orders/returns/return-shapes';
import type { Actor } from '../../kit/sessions/actor.ts';
import { JOIN_STOCK, PART_NAMES, PERSON, STOCK } from '../order-columns.sql.ts';

/** Columns of a return `o`. */
export const RETURN = `${PERSON.owner} as owner, o.status, o.reason, o.currency, o.exchange_rate,
  c.base_currency, o.total, o.approval_total, ${PERSON.approver} as approve_by,
  o.approve_date, o.version`;

/** Columns of a line `i` of a return, with its part joined. */
export const LINE = `i.item_number, i.part_number as part, ${PART_NAMES}, i.quantity, i.reason, ${STOCK} as stock`;
export const JOIN_PART = `join part p on p.company_id = i.company_id and p.part_number = i.part_number ${JOIN_STOCK}`;

/** The note of a return `o`, as JSON without the right of the reader. */
export const CREDIT_NOTE = `(select json_build_object('noteNumber', note.invoice_number, 'noteDate', note.invoice_date, 'total', note.total::text)
  from invoice note where note.company_id = o.company_id and note.credits_rma = o.rma_number limit 1) as note`;
export const DEBIT_NOTE = `(select json_build_object('noteNumber', note.account_payable_number, 'noteDate', note.bill_date, 'total', note.total::text)
  from payable note where note.company_id = o.company_id and note.debits_rtv = o.rtv_number limit 1) as note`;

type StoredNote = Omit<NonNullable<Rma['note']>, 'mayTakeBack'> | null;
export type WithNote<Head extends { note: Rma['note'] }> = Omit<Head, 'note'> & { note: StoredNote };

/** The accountant takes a note back. */
export const noteFor = ({ roles }: Actor, note: StoredNote): Rma['note'] =>
  note && { ...note, mayTakeBack: roles.includes('ACCOUNTING_INFO') };
