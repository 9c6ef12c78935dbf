import { mayReverse } from '@gemba/contract/inventory/posting-shapes';
import type { CallParsed } from '@gemba/contract/kit/call';
import type { cancelShipper, reverseShipper } from '@gemba/contract/shipping/shippers';
import {
  applyMovements,
  checkLicence,
  companyFacts,
  costUnits,
  lockStock,
  type Movement,
  moneyUnits,
  moveSerials,
  OtherOrigin,
  quantityText,
  quantityUnits,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { lockSale } from './lock-sale.sql.ts';
import { lockShipper, orderOfShipper } from './lock-shipper.sql.ts';
import { afterReturn, sumByItem } from './order-after.ts';
import { readShipper } from './read-shipper.ts';
import { checkShipper } from './ship-sales-order.ts';
import { heldLines, type LinePick, picksOf, type ShipLine, serialMoves, unpickMovements } from './shipment.ts';
import { copyNegative, markCancelled } from './take-back.sql.ts';
import { changeItems, changeProforma, setOrderStatus } from './write-sale.sql.ts';
import { nextShipperNumber } from './write-shipper.sql.ts';

async function lockDocument(tx: Tx, companyId: number, shipperNumber: string) {
  const soNumber = await orderOfShipper(tx, companyId, shipperNumber);
  const [company, locked, found] = await Promise.all([
    companyFacts(tx, companyId),
    soNumber === undefined ? undefined : lockSale(tx, companyId, soNumber, shipperNumber),
    lockShipper(tx, companyId, shipperNumber),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!locked || !found) return refuse('SHIPPER_NOT_EXIST', { shipperNumber });
  return { company, locked, shipper: found.shipper, lines: heldLines(found.lines, locked.items) };
}

const backToProforma = (lines: readonly ShipLine[]) =>
  lines.flatMap(({ pfItem, quantity }) =>
    pfItem === null ? [] : [{ item_number: pfItem, quantity: quantityText(-quantity) }],
  );

/** Gives what was picked back to its locations; lines and picks stay, to tell what was planned. */
export async function cancelPicked(tx: Tx, actor: Actor, { params }: CallParsed<typeof cancelShipper>) {
  const { companyId } = actor;
  const { shipperNumber } = params;
  const { company, locked, shipper, lines } = await lockDocument(tx, companyId, shipperNumber);
  checkShipper(shipper, 'cancel');
  const { soNumber, status } = locked.sale;
  const picks = picksOf(lines);
  const stock = await lockStock(tx, companyId, picks);
  const moved = applyMovements(stock.balances, unpickMovements(picks));
  const entry = {
    ...{ document: ['shipper', shipperNumber] as const, order: ['so', soNumber] as const },
    ...{ steps: moved.steps, bookings: [] },
  };
  const changes = lines.map(({ soItemNumber, quantity }) => ({
    ...{ item_number: soItemNumber, picked: quantityText(-quantity), shipped: '0', reopened: false },
  }));
  await Promise.all([
    markCancelled(tx, companyId, shipperNumber),
    changeItems(tx, companyId, soNumber, changes),
    ...(shipper.pfNumber === null ? [] : [changeProforma(tx, companyId, shipper.pfNumber, backToProforma(lines))]),
    setOrderStatus(tx, companyId, soNumber, status),
    writePosting(tx, actor, { day: company.today, locked: stock, moved, entries: [entry] }),
    moveSerials(tx, companyId, ['shipper', shipperNumber], serialMoves(picks, 'PICKED', 'STOCK')),
  ]);
  return readShipper(tx, actor, shipperNumber);
}

const comeBack = ({ line, pick, partNumber, location }: LinePick, reason: string): Movement => ({
  ...{ partNumber, location, movement: 'REVERSE', onHand: pick.quantity, unitCost: costUnits(pick.unitCost ?? '0') },
  ...{ partFrom: line.item.partFrom, item: line.itemNumber, reason },
});

/** Takes a shipment back that has left and is not invoiced: the goods lie again where they were picked, at what they cost then. */
export async function reverseShipped(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof reverseShipper>) {
  const { companyId, userId } = actor;
  const { shipperNumber } = params;
  const { company, locked, shipper, lines } = await lockDocument(tx, companyId, shipperNumber);
  if (!mayReverse(actor.roles, 'ADD_SHIPPER')) refuse('LIMITED_PERMISSIONS');
  if (shipper.reverses !== null) refuse('POSTING_IS_REVERSAL', { documentNumber: shipperNumber });
  if (shipper.reversedBy !== null) refuse('POSTING_IS_REVERSED', { documentNumber: shipperNumber });
  checkShipper(shipper, 'reverse');
  const { soNumber } = locked.sale;
  const status = afterReturn(locked, sumByItem(lines));
  const picks = picksOf(lines);
  const parts = lines.flatMap(({ partNumber }) => partNumber ?? []);
  const [stock, number] = await Promise.all([lockStock(tx, companyId, picks, parts), nextShipperNumber(tx)]);
  const moved = backInStock(() =>
    applyMovements(
      stock.balances,
      picks.map((pick) => comeBack(pick, body.reason)),
    ),
  );
  const cost = picks.reduce((sum, { pick }) => sum + moneyUnits(pick.value ?? '0'), 0n);
  const entry = {
    ...{ document: ['shipper', number] as const, order: ['so', soNumber] as const, reverses: shipperNumber },
    ...{ memo: body.reason, steps: moved.steps, bookings: [{ use: 'COST_OF_GOODS_SOLD' as const, amount: -cost }] },
  };
  const changes = lines.map(({ soItemNumber, quantity }) => ({
    ...{ item_number: soItemNumber, picked: '0', shipped: quantityText(-quantity), reopened: true },
  }));
  await Promise.all([
    copyNegative(tx, companyId, userId, { shipperNumber, number, day: company.today, reason: body.reason }),
    changeItems(tx, companyId, soNumber, changes),
    ...(shipper.pfNumber === null ? [] : [changeProforma(tx, companyId, shipper.pfNumber, backToProforma(lines))]),
    setOrderStatus(tx, companyId, soNumber, status),
    writePosting(tx, actor, { day: company.today, locked: stock, moved, entries: [entry], open: wantedAgain(lines) }),
    moveSerials(
      tx,
      companyId,
      ['shipper', number],
      serialMoves(picks, 'SHIPPED', 'STOCK').map((move) => ({ ...move, from: null })),
    ),
  ]);
  return readShipper(tx, actor, number);
}

/** What came back is wanted again, and with it the rest of a line that had been closed short. */
function wantedAgain(lines: readonly ShipLine[]) {
  const back = sumByItem(lines);
  const items = new Map(lines.map(({ item }) => [item.itemNumber, item]));
  return [...items.values()].flatMap(({ itemNumber, partNumber, ordered, shipped, closed }) => {
    const quantity = back.get(itemNumber) ?? 0n;
    const rest = closed ? quantityUnits(ordered) - quantityUnits(shipped) : 0n;
    return partNumber === null ? [] : [{ partNumber, onDemand: quantity + rest }];
  });
}

function backInStock<Result>(apply: () => Result): Result {
  try {
    return apply();
  } catch (error) {
    if (error instanceof OtherOrigin) refuse('NOT_SAME_PART_FROM', { ...error.place });
    throw error;
  }
}
