import type { CallParsed } from '@gemba/contract/kit/call';
import type { moveStock } from '@gemba/contract/warehouse/transfers';
import {
  applyMovements,
  checkLicence,
  checkThere,
  companyFacts,
  lockStock,
  moveSerials,
  placeKey,
  readLocations,
  refusingShort,
  type SerialMove,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { carry, placesOf } from './carry.ts';
import { readTransfer } from './read-transfer.ts';
import { insertTransfer, itemRows, nextTransferNumber } from './transfers.sql.ts';
import { readParts, type WantedMove, wantedMoves } from './wanted-moves.ts';

/** Moves stock: within a warehouse it lies there at once, between two it is in TO until it arrives. */
export async function moveBetween(tx: Tx, actor: Actor, { body }: CallParsed<typeof moveStock>) {
  const { companyId, userId } = actor;
  const [company, locations, parts] = await Promise.all([
    companyFacts(tx, companyId),
    readLocations(
      tx,
      companyId,
      body.items.flatMap(({ fromLocation, toLocation }) => [fromLocation, toLocation]),
    ),
    readParts(
      tx,
      companyId,
      body.items.map(({ partNumber }) => partNumber),
    ),
  ]);
  checkLicence(company, 'WAREHOUSE');
  const { moves, fromWarehouse, toWarehouse } = wantedMoves(body.items, parts, locations);
  const within = fromWarehouse === toWarehouse;
  const taken = moves.map(({ partNumber, fromLocation, field }) => ({ partNumber, location: fromLocation, field }));
  const [stock, transferNumber] = await Promise.all([
    lockStock(tx, companyId, within ? placesOf(moves) : taken),
    nextTransferNumber(tx),
  ]);
  // What an item of this request brings there, a later one may take further.
  const brought = new Set(moves.map(({ partNumber, toLocation }) => placeKey({ partNumber, location: toLocation })));
  checkThere(
    stock,
    taken.filter((place) => !within || !brought.has(placeKey(place))),
    'fromLocation',
  );
  const moved = refusingShort(stock, taken, ['MOVED_QTY_OVER_ON_HAND', 'quantity'], () =>
    within
      ? carry(stock, moves, { bucket: 'onHand', out: 'MOVE_OUT', into: 'MOVE_IN' })
      : applyMovements(stock.balances, moves.map(sending)),
  );
  const rows = itemRows(moves, (move, at) => moved.steps[within ? at * 2 : at]?.before.cost ?? 0n);
  const head = {
    transferNumber,
    fromWarehouse,
    toWarehouse,
    arrived: within,
    reason: body.reason ?? null,
    reverses: null,
  };
  const entry = { document: ['transfer', transferNumber] as const, steps: moved.steps, bookings: [] };
  await Promise.all([
    insertTransfer(tx, companyId, userId, head, rows),
    writePosting(tx, actor, { day: company.today, locked: stock, moved, entries: [entry] }),
    moveSerials(
      tx,
      companyId,
      ['transfer', transferNumber],
      moves.flatMap(within ? serialsToShelf('STOCK') : serialsOnTheWay),
    ),
  ]);
  return readTransfer(tx, actor, transferNumber);
}

const sending = ({ partNumber, fromLocation, quantity, itemNumber }: WantedMove) => ({
  ...{
    partNumber,
    location: fromLocation,
    movement: 'SEND' as const,
    onHand: -quantity,
    inTo: quantity,
    item: itemNumber,
  },
});

type WithSerials = Pick<WantedMove, 'partNumber' | 'fromLocation' | 'toLocation' | 'serials'> & { field?: string };

export const serialsToShelf =
  (from: 'STOCK' | 'PICKED') =>
  ({ partNumber, fromLocation, toLocation, serials, field }: WithSerials): SerialMove[] =>
    serials.map((serial) => ({
      ...{ partNumber, serial, ...(field && { field: `${field}.serials` }) },
      from: { place: from, location: fromLocation },
      to: { place: 'STOCK', location: toLocation },
    }));

/** On the way it belongs to where it left, and nobody can take it from there. */
const serialsOnTheWay = ({ partNumber, fromLocation: location, serials, field }: WantedMove): SerialMove[] =>
  serials.map((serial) => ({
    ...{ partNumber, serial, field: `${field}.serials` },
    from: { place: 'STOCK', location },
    to: { place: 'PICKED', location },
  }));
