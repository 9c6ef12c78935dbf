import type { CallParsed } from '@gemba/contract/kit/call';
import type { arriveTransfer, reverseTransfer } from '@gemba/contract/warehouse/transfers';
import { checkLicence, companyFacts, lockStock, moveSerials, quantityUnits, writePosting } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { carry, placesOf } from './carry.ts';
import { inItsPlace } from './in-its-place.ts';
import { serialsToShelf } from './move-stock.ts';
import { mayReverseMoves, readTransfer } from './read-transfer.ts';
import { insertTransfer, itemRows, lockTransfer, markArrived, nextTransferNumber } from './transfers.sql.ts';

async function lockDocument(tx: Tx, companyId: number, transferNumber: string) {
  const [company, found] = await Promise.all([
    companyFacts(tx, companyId),
    lockTransfer(tx, companyId, transferNumber),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!found) return refuse('TRANSFER_NOT_EXIST', { transferNumber });
  const items = found.items.map((item) => ({ ...item, quantity: quantityUnits(item.quantity) }));
  return { company, transfer: found.transfer, items };
}

/** What was on the way lies in its locations now. */
export async function arrive(tx: Tx, actor: Actor, { params }: CallParsed<typeof arriveTransfer>) {
  const { companyId, userId } = actor;
  const { transferNumber } = params;
  const { company, transfer, items } = await lockDocument(tx, companyId, transferNumber);
  if (transfer.status === 'ARRIVED') refuse('TRANSFER_HAS_ARRIVED', { transferNumber });
  const stock = await lockStock(tx, companyId, placesOf(items));
  const moved = inItsPlace(() => carry(stock, items, { bucket: 'inTo', out: 'SEND', into: 'TAKE_IN' }));
  const entry = { document: ['transfer', transferNumber] as const, steps: moved.steps, bookings: [] };
  await Promise.all([
    markArrived(tx, companyId, userId, transferNumber),
    writePosting(tx, actor, { day: company.today, locked: stock, moved, entries: [entry] }),
    moveSerials(tx, companyId, ['transfer', transferNumber], items.flatMap(serialsToShelf('PICKED'))),
  ]);
  return readTransfer(tx, actor, transferNumber);
}

/** The same stock goes back by a transfer the other way, at once: it never should have left. */
export async function reverseMove(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof reverseTransfer>) {
  const { companyId, userId } = actor;
  const { transferNumber } = params;
  const { company, transfer, items } = await lockDocument(tx, companyId, transferNumber);
  if (!mayReverseMoves(actor.roles)) refuse('LIMITED_PERMISSIONS');
  if (transfer.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: transferNumber });
  if (transfer.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: transferNumber });
  if (transfer.status === 'IN_TRANSFER') refuse('TRANSFER_ON_THE_WAY', { transferNumber });
  const back = items.map(({ fromLocation, toLocation, ...item }) => ({
    ...{ ...item, fromLocation: toLocation, toLocation: fromLocation, reason: body.reason },
  }));
  const [stock, number] = await Promise.all([lockStock(tx, companyId, placesOf(back)), nextTransferNumber(tx)]);
  const moved = inItsPlace(() => carry(stock, back, { bucket: 'onHand', out: 'REVERSE', into: 'REVERSE' }));
  const rows = itemRows(back, (_, at) => moved.steps[at * 2]?.before.cost ?? 0n);
  const head = {
    ...{ transferNumber: number, fromWarehouse: transfer.toWarehouse, toWarehouse: transfer.fromWarehouse },
    ...{ arrived: true, reason: body.reason, reverses: transferNumber },
  };
  const entry = {
    ...{ document: ['transfer', number] as const, reverses: transferNumber, memo: body.reason },
    ...{ steps: moved.steps, bookings: [] },
  };
  await Promise.all([
    insertTransfer(tx, companyId, userId, head, rows),
    writePosting(tx, actor, { day: company.today, locked: stock, moved, entries: [entry] }),
    moveSerials(tx, companyId, ['transfer', number], back.flatMap(serialsToShelf('STOCK'))),
  ]);
  return readTransfer(tx, actor, number);
}
