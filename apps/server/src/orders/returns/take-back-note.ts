import { moves } from '@gemba/contract/kit/moves';
import { rmaMoves, rtvMoves } from '@gemba/contract/orders/returns/return-moves';
import * as contract from '@gemba/contract/orders/returns/take-back-note';
import type { Tx } from '../../kit/database/database.ts';
import { afterImports } from '../../kit/database/import-turn.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { recordAndTell } from '../../messages/index.ts';
import { type Booking, companyFacts, moneyUnits, post } from '../../postings/index.ts';
import {
  freeCounterNumber,
  insertCounterNote,
  lockNote,
  lockReturn,
  type Note,
  type ReturnKind,
  readBooked,
  readNotAccrued,
  setReturn,
  withdrawNote,
} from './notes.sql.ts';

/**
 * Takes the note of a return back: its journal entry is reversed by a counter-note, and the return is where its goods are. The
 * return is locked first, as by its goods and by the import of its note.
 */
export const takeBackNote = operation(contract.takeBackNote, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const { kind, returnNumber } = params;
  const reason = body.reason.trim();
  // A file may bring the number of the counter-note.
  await afterImports(tx, companyId);
  const found = await lockReturn(tx, companyId, kind, returnNumber);
  if (!found)
    return kind === 'rma'
      ? refuse('RMA_NOT_EXIST', { rmaNumber: returnNumber })
      : refuse('RTV_NOT_EXIST', { rtvNumber: returnNumber });
  if (found.version !== body.version) refuse('CHANGED_MEANWHILE');
  const [company, note] = await Promise.all([companyFacts(tx, companyId), lockNote(tx, companyId, kind, returnNumber)]);
  if (!note) return refuse('NOTE_NOT_EXIST', { returnNumber });
  const { noteNumber } = note;
  if (moneyUnits(note.paid) !== 0n) refuse('NOTE_IS_PAID', { noteNumber });
  const counterNote = await freeCounterNumber(tx, companyId, kind, noteNumber);
  const status = openedAgain(kind, found.status);
  const bookings = await bookingsBack(tx, companyId, kind, returnNumber, note);
  await post(tx, actor, {
    day: company.today,
    document: {
      kind: kind === 'rma' ? 'invoice' : 'payable',
      number: counterNote,
      order: [kind, returnNumber],
      reverses: noteNumber,
      memo: reason,
    },
    movements: [],
    bookings: () => bookings,
    rows: () => [
      insertCounterNote(tx, companyId, kind, { noteNumber, counterNote, day: company.today }),
      withdrawNote(tx, companyId, kind, note),
      setReturn(tx, companyId, kind, returnNumber, status),
      recordAndTell(tx, actor, {
        kind: 'return',
        subject: `${kind.toUpperCase()} ${returnNumber}`,
        before: { note: noteNumber },
        after: { note: null },
        reason,
        notice: 'NOTE_TAKEN_BACK',
        facts: { note: noteNumber },
        concerned: [{ userId: found.owner }],
        role: kind === 'rma' ? 'FIND_SALES_ORDER' : 'FIND_PURCHASE_ORDER',
      }),
    ],
  });
  return { status, version: found.version + 1, noteNumber, counterNote };
});

/** All goods of a closed return have moved. */
function openedAgain(kind: ReturnKind, status: string) {
  const machine = kind === 'rma' ? moves(rmaMoves).next : moves(rtvMoves).next;
  return (
    (machine as (from: string, event: 'noteTakenBack') => string | null | undefined)(status, 'noteTakenBack') ?? status
  );
}

/**
 * The lines of the note with the other sign. Goods that left after a debit note were an expense: without it the vendor owes
 * them like those that left before.
 */
async function bookingsBack(
  tx: Tx,
  companyId: number,
  kind: ReturnKind,
  returnNumber: string,
  { noteNumber }: Note,
): Promise<Booking[]> {
  const booked = await readBooked(tx, companyId, kind, noteNumber);
  const back = booked.map(({ account, amount }): Booking => ({ account, amount: -moneyUnits(amount) }));
  if (kind === 'rma') return back;
  const since = moneyUnits(await readNotAccrued(tx, companyId, returnNumber, noteNumber));
  if (since === 0n) return back;
  return [...back, { use: 'GOODS_RECEIVED_NOT_INVOICED', amount: since }, { use: 'EXPENSE', amount: -since }];
}
