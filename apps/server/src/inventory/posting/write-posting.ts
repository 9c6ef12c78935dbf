import type { Tx } from '../../kit/database/database.ts';
import { isOutOfRange } from '../../kit/database/sql-state.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import type { Moved, Step } from './apply-movements.ts';
import { type Booking, journalLines } from './journal.ts';
import type { LockedStock } from './lock-stock.ts';
import { logRow } from './log-row.ts';
import { type BalanceState, costText, placeKey, quantityText } from './movement.ts';
import { type OpenQuantity, totalRows } from './part-totals.ts';
import { WRITE_BALANCES, WRITE_LEDGER, WRITE_TOTALS } from './write-ledger.sql.ts';

/** One document of a posting: what it moved, and what the accounts across from the stock take. */
export interface Entry {
  readonly document: readonly [kind: DocumentKind, number: string];
  /** The order behind it, as people name the movement: PO 48164. */
  readonly order?: readonly [kind: 'po' | 'so' | 'wo' | 'rma' | 'rtv', number: string];
  readonly memo?: string | null;
  /** The number of the document that this one takes back. */
  readonly reverses?: string;
  readonly steps: readonly Step[];
  readonly bookings: readonly Booking[];
}

export type DocumentKind = 'receiver' | 'shipper' | 'issue' | 'transfer' | 'count' | 'opening';

export interface Posting {
  /** The day of the journal, in the company's time zone. */
  readonly day: string;
  readonly locked: LockedStock;
  readonly moved: Moved;
  readonly entries: readonly Entry[];
  readonly open?: readonly OpenQuantity[];
}

/**
 * Writes balances, totals, journal and log of what was applied to locked stock. The statements travel together; whoever
 * posts sends its own documents beside them. Nothing is read: all of it was checked under the locks.
 */
export async function writePosting(tx: Tx, { companyId, userId }: Actor, posting: Posting) {
  const { day, locked, moved, entries, open = [] } = posting;
  const booked = entries.map((entry) => ({
    ...entry,
    lines: journalLines(locked.accounts, entry.steps, entry.bookings),
  }));
  const totals = totalRows(moved.steps, open);
  const written = await Promise.all([
    tx.query(WRITE_BALANCES, [companyId, JSON.stringify(balanceRows(posting))]),
    tx.query(WRITE_TOTALS, [companyId, JSON.stringify(totals)]),
    tx.query(WRITE_LEDGER, [companyId, userId, day, ...ledgerRows(booked)]),
  ]).catch((error: unknown) => {
    // The sum of what a client sent and what lay there already is larger than any column.
    if (isOutOfRange(error)) return refuse('INVALID_QUANTITY');
    throw error;
  });
  const expected = [moved.balances.size, totals.length];
  if (expected.some((count, at) => written[at]?.length !== count))
    throw new Error('a posting wrote what it had not locked');
}

const ledgerRows = (booked: readonly (Entry & { lines: ReturnType<typeof journalLines> })[]) => {
  const withLines = booked.filter(({ lines }) => lines.length > 0);
  const entries = withLines.map(({ document: [document_kind, document_number], memo, reverses }) => ({
    ...{ document_kind, document_number, memo: memo ?? null, reverses: reverses ?? null },
  }));
  const lines = withLines.flatMap(({ document: [, document_number], lines: ofEntry }) =>
    ofEntry.map(({ accountNumber: account_number, debit, credit }, at) => ({
      ...{ document_number, line_number: at + 1, account_number, debit, credit },
    })),
  );
  const log = booked.flatMap(({ document: [document_kind, document_number], order, steps }) =>
    steps.map((step) => ({
      ...{ document_kind, document_number, order_kind: order?.[0] ?? null, order_number: order?.[1] ?? null },
      ...logRow(step),
    })),
  );
  return [entries, lines, log].map((rows) => JSON.stringify(rows));
};

function balanceRows({ locked, moved, entries }: Posting) {
  const last = new Map(
    entries.flatMap(({ document, order, steps }) =>
      steps.map(({ after }): [string, string] => [placeKey(after), (order ?? document).join(' ').toUpperCase()]),
    ),
  );
  const some = (key: string, test: (step: Step) => boolean) =>
    moved.steps.some((step) => placeKey(step.after) === key && test(step));
  return [...moved.balances].map(([key, balance]) => ({
    ...balanceRow(balance),
    old_seq: locked.balances.get(key)?.seq ?? 0,
    came: some(key, ({ before, after }) => after.onHand > before.onHand),
    went: some(key, ({ before, after }) => after.onHand < before.onHand),
    ref_doc: last.get(key) ?? null,
  }));
}

const balanceRow = (balance: BalanceState) => ({
  ...{ part_number: balance.partNumber, location: balance.location, part_from: balance.partFrom, seq: balance.seq },
  on_hand: quantityText(balance.onHand),
  in_qa: quantityText(balance.inQa),
  in_sip: quantityText(balance.inSip),
  in_sit: quantityText(balance.inSit),
  in_wip: quantityText(balance.inWip),
  in_to: quantityText(balance.inTo),
  avg_cost: costText(balance.cost),
  avg_tax: costText(balance.tax),
});
