import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Doer } from '../kit/sessions/actor.ts';
import { applyMovements, OtherOrigin, ShortOfStock, type Step } from './engine/apply-movements.ts';
import { plainQuantity } from './engine/figures.ts';
import type { Booking } from './engine/journal.ts';
import type { OpenQuantity } from './engine/ledger-rows.ts';
import { type Balances, type Movement, type Place, placeKey } from './engine/movement.ts';
import { lockStock } from './lock-stock.ts';
import { postedEvent } from './posted-event.ts';
import { moveSerials, type SerialMove } from './serials.ts';
import { type DocumentKind, type OrderKind, writeLedger } from './write-ledger.ts';

/** The changes of stock and accounts that one document makes. */
export interface Posting {
  readonly document: {
    readonly kind: DocumentKind;
    /** Its number, or a function that makes one; by default the next of its kind. Drawn in the round trip of the locks. */
    readonly number?: string | (() => Promise<string>) | undefined;
    readonly order?: readonly [kind: OrderKind, number: string];
    readonly memo?: string;
    /** Number of the document that this one takes back. */
    readonly reverses?: string;
    /** Nothing of it concerns others yet: goods are picked, or put back. */
    readonly untold?: boolean;
    /** Facts for webhooks beside the movements. */
    readonly facts?: object;
  };
  /** A list; or a function of what lies at `places`, for movements that depend on it. */
  readonly movements: readonly Movement[] | ((balances: Balances) => readonly Movement[]);
  /** Places to lock beside those of the listed movements. */
  readonly places?: readonly Place[];
  /** The amounts of the accounts across from the stock. */
  readonly bookings?: (steps: readonly Step[]) => readonly Booking[];
  /** The changes of what is on order and on demand. */
  readonly open?: readonly OpenQuantity[];
  readonly serials?: readonly SerialMove[];
}

/** A posting after its movements were applied, before it is written. */
export interface Posted {
  readonly number: string;
  /** One step for each movement. */
  readonly steps: readonly Step[];
  /** The locked balances, as they were before. */
  readonly balances: Balances;
}

type OverOnHand = 'SHIPPED_QTY_OVER_ON_HAND' | 'ISSUED_QTY_OVER_ON_HAND' | 'MOVED_QTY_OVER_ON_HAND';

interface Terms<Result> {
  /** Day of the journal, in the company's time zone. */
  readonly day: string;
  /** Rules about the places that goods are taken from. */
  readonly check?: ((balances: Balances) => void) | undefined;
  /** The refusal when a bucket would go below zero. Without one that is a bug. */
  readonly whenShort?: OverOnHand | ((short: ShortOfStock) => never) | undefined;
  /** The caller's own statements, sent in one round trip with those of the ledger. May refuse before it sends any. */
  readonly rows: (posted: Result) => readonly Promise<unknown>[];
}

/**
 * Posts a document: locks the stock, applies the movements or refuses, and writes balances, totals, log, journal, serial
 * numbers and the caller's rows. The caller has locked the rows of its order and document. Two round trips.
 */
export async function post(tx: Tx, actor: Doer, { rows, day, check, whenShort, ...posting }: Posting & Terms<Posted>) {
  const terms = { day, check, whenShort, rows: (all: readonly Posted[]) => all.flatMap(rows) };
  const [posted] = await postTogether(tx, actor, [posting], terms);
  return posted as Posted;
}

/** Posts several documents at once. One after the other would lock stock in an order of its own and could deadlock. */
export async function postTogether(
  tx: Tx,
  actor: Doer,
  postings: readonly Posting[],
  { day, check, whenShort, rows }: Terms<readonly Posted[]>,
): Promise<readonly Posted[]> {
  const { companyId } = actor;
  const open = postings.flatMap((posting) => posting.open ?? []);
  const [{ balances, accounts }, ...numbers] = await Promise.all([
    lockStock(
      tx,
      companyId,
      postings.flatMap(placesOf),
      open.map(({ partNumber }) => partNumber),
    ),
    ...postings.map(({ document }) => numberOf(tx, document)),
  ]);
  const movements = postings.map((posting) =>
    typeof posting.movements === 'function' ? posting.movements(balances) : posting.movements,
  );
  const all = movements.flat();
  checkPresent(balances, all);
  check?.(balances);
  const steps = applyOrRefuse(balances, all, whenShort);
  const posted = movements.map((own, index): Posted => {
    const from = movements.slice(0, index).flat().length;
    return { number: numbers[index] ?? '', steps: steps.slice(from, from + own.length), balances };
  });
  const entries = postings.map(({ document: { kind, order, memo, reverses }, bookings }, index) => {
    const { number, steps: own } = posted[index] as Posted;
    return { document: [kind, number] as const, order, memo, reverses, steps: own, bookings: bookings?.(own) ?? [] };
  });
  const events = postings.flatMap(({ document }, index) => postedEvent(document, posted[index] as Posted));
  await Promise.all([
    ...rows(posted),
    writeLedger(tx, actor, { day, accounts, entries, open, events }),
    ...postings.map(({ document: { kind }, serials = [] }, index) =>
      moveSerials(tx, companyId, [kind, numbers[index] ?? ''], serials),
    ),
  ]);
  return posted;
}

const selectNextNumber = statement<{ kind: DocumentKind }, { number: string }>(
  'select next_number(:kind)::text as number',
  { neverNull: ['number'] },
);

const numberOf = async (tx: Tx, { kind, number }: Posting['document']) =>
  typeof number === 'function' ? number() : (number ?? (await tx.one(selectNextNumber({ kind }))).number);

const placesOf = ({ movements, places = [] }: Posting) =>
  typeof movements === 'function' ? places : [...movements, ...places];

/** A part that never lay in a location cannot be taken from it, unless this posting brings it there. */
function checkPresent(balances: Balances, movements: readonly Movement[]) {
  const brought = new Set(movements.filter(({ onHand = 0n }) => onHand > 0n).map(placeKey));
  for (const movement of movements) {
    const { partNumber, location, fields } = movement;
    const key = placeKey(movement);
    if (fields && !brought.has(key) && balances.get(key)?.seq === 0)
      refuse('INVENTORY_NOT_EXIST', { partNumber, location, field: fields.location });
  }
}

function applyOrRefuse(
  balances: Balances,
  movements: readonly Movement[],
  whenShort: Terms<unknown>['whenShort'],
): readonly Step[] {
  try {
    return applyMovements(balances, movements);
  } catch (error) {
    if (error instanceof OtherOrigin) return refuse('NOT_SAME_PART_FROM', { ...error.place });
    if (!(error instanceof ShortOfStock)) throw error;
    if (typeof whenShort === 'function') return whenShort(error);
    if (whenShort === undefined || error.bucket !== 'onHand') throw error;
    const { place, available } = error;
    // Several lines may take from one place; the last one is too much. Where nothing is left, the place itself is wrong.
    const last = movements.findLast((movement) => movement.fields && placeKey(movement) === placeKey(place));
    throw new Refusal(whenShort, {
      ...place,
      onHandQuantity: plainQuantity(available),
      field: available === 0n ? last?.fields?.location : last?.fields?.quantity,
    });
  }
}
