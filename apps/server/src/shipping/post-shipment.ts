import { giveUpChanges } from '../approvals/index.ts';
import {
  applyTaken,
  type CompanyFacts,
  checkThere,
  costText,
  lockStock,
  moneyText,
  moveSerials,
  quantityText,
  writePosting,
} from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { checkCredit, checkTax } from './check-sale.ts';
import type { LockedSale } from './lock-sale.sql.ts';
import { afterShipping, sumByItem } from './order-after.ts';
import { salesValue } from './sales-value.ts';
import {
  checkOrigin,
  costed,
  type LinePick,
  pickMovements,
  picksOf,
  type ShipLine,
  serialMoves,
  shipMovements,
} from './shipment.ts';
import { checkedHeader, type Header } from './shipper-header.ts';
import { changeItems, changeProforma, setOrderStatus } from './write-sale.sql.ts';
import {
  insertLines,
  insertShipper,
  markShipped,
  nextShipperNumber,
  type PickRow,
  setPickValues,
  updateShipper,
} from './write-shipper.sql.ts';

export interface Shipment {
  /** More for a shipper that is open; none: a new one. */
  readonly shipperNumber: string | null;
  readonly pfNumber: string | null;
  /** What lies in SIP for it already, and what is picked now. */
  readonly held: readonly ShipLine[];
  readonly added: readonly ShipLine[];
  /** All of it leaves. */
  readonly ships: boolean;
  readonly header: Header;
  readonly confirm: readonly string[];
}

/** Picks, lets go, or both: stock, journal, order, customer and shipper, all of it or nothing. Order and shipper are locked. */
export async function postShipment(
  tx: Tx,
  actor: Actor,
  company: CompanyFacts,
  locked: LockedSale,
  shipment: Shipment,
) {
  const { companyId, userId } = actor;
  const { sale, buyer } = locked;
  const { held, added, ships, confirm, pfNumber } = shipment;
  const all = [...held, ...added];
  checkTax(all.map(({ item }) => item));
  const header = await checkedHeader(tx, companyId, shipment.header, company, sale.date);
  const [picks, leaving] = [picksOf(added), ships ? picksOf(all) : []];
  const [stock, shipperNumber] = await Promise.all([
    lockStock(tx, companyId, [...picks, ...leaving], ships ? all.flatMap(({ partNumber }) => partNumber ?? []) : []),
    shipment.shipperNumber ?? nextShipperNumber(tx),
  ]);
  checkThere(stock, picks);
  checkOrigin(stock, added);
  const movements = [...pickMovements(picks), ...shipMovements(leaving)];
  const moved = applyTaken(stock, movements, picks, ['SHIPPED_QTY_OVER_ON_HAND', 'newQtyShipped']);
  const amount = salesValue(
    all.map(({ item, quantity }) => ({ ...item, quantity })),
    sale.exchangeRate,
  );
  checkCredit(sale, buyer, amount, company, confirm);

  const gone = costed(leaving, moved.steps.slice(picks.length));
  const cost = gone.reduce((sum, { value }) => sum + value, 0n);
  const entry = {
    ...{ document: ['shipper', shipperNumber] as const, order: ['so', sale.soNumber] as const, steps: moved.steps },
    bookings: [{ use: 'COST_OF_GOODS_SOLD' as const, amount: cost }],
  };
  const status = ships ? afterShipping(locked, sumByItem(all)) : sale.status;
  await Promise.all([
    writePaper(tx, actor, { ...shipment, shipperNumber, amount: moneyText(amount) }, header.row, locked, gone),
    changeItems(tx, companyId, sale.soNumber, itemChanges(shipment)),
    ...(pfNumber === null ? [] : [changeProforma(tx, companyId, pfNumber, proformaChanges(added))]),
    setOrderStatus(tx, companyId, sale.soNumber, status),
    ...(ships ? [markShipped(tx, companyId, { shipperNumber, userId, day: header.shippedDate })] : []),
    writePosting(tx, actor, {
      ...{ day: company.today, locked: stock, moved, entries: [entry] },
      open: ships ? demandMet(all) : [],
    }),
    moveSerials(
      tx,
      companyId,
      ['shipper', shipperNumber],
      [
        ...serialMoves(picks, 'STOCK', ships ? 'SHIPPED' : 'PICKED'),
        ...(ships ? serialMoves(picksOf(held), 'PICKED', 'SHIPPED') : []),
      ],
    ),
  ]);
  if (ships) await giveUpChanges(tx, actor, { kind: 'so', number: sale.soNumber, amount: sale.amount }, status);
  return shipperNumber;
}

/** What left is no longer wanted; a line that was closed short had not been wanted any more. */
const demandMet = (lines: readonly ShipLine[]) =>
  lines.flatMap(({ item, partNumber, quantity }) =>
    partNumber === null || item.closed ? [] : [{ partNumber, onDemand: -quantity }],
  );

const itemChanges = ({ held, added, ships }: Shipment) => {
  const change = (line: ShipLine, picked: bigint, shipped: bigint) => ({
    ...{
      item_number: line.soItemNumber,
      picked: quantityText(picked),
      shipped: quantityText(shipped),
      reopened: false,
    },
  });
  return ships
    ? [
        ...held.map((line) => change(line, -line.quantity, line.quantity)),
        ...added.map((line) => change(line, 0n, line.quantity)),
      ]
    : added.map((line) => change(line, line.quantity, 0n));
};

const proformaChanges = (lines: readonly ShipLine[]) =>
  lines.flatMap(({ pfItem, quantity }) =>
    pfItem === null ? [] : [{ item_number: pfItem, quantity: quantityText(quantity) }],
  );

type Gone = ReturnType<typeof costed>;

const pickRow = ({ line, pick }: LinePick, gone: Gone): PickRow => {
  const left = gone.find((one) => one.pick === pick);
  return {
    ...{ item_number: line.itemNumber, pick_number: pick.pickNumber, location: pick.location, box: pick.box },
    ...{ quantity: quantityText(pick.quantity), serial_number: pick.serial },
    ...{ unit_cost: left ? costText(left.cost) : null, value: left ? moneyText(left.value) : null },
  };
};

async function writePaper(
  tx: Tx,
  { companyId, userId }: Actor,
  shipment: Shipment & { shipperNumber: string; amount: string },
  header: Parameters<typeof updateShipper>[4],
  { sale }: LockedSale,
  gone: Gone,
) {
  const { shipperNumber, amount, held, added, pfNumber, ships } = shipment;
  const { soNumber, customerId, warehouse } = sale;
  const isNew = held.length === 0;
  const items = added.map(({ itemNumber, soItemNumber, partNumber, revision, quantity, pfItem }) => ({
    ...{ item_number: itemNumber, so_item_number: soItemNumber, part_number: partNumber, revision },
    ...{ quantity: quantityText(quantity), pf_item: pfItem },
  }));
  await Promise.all([
    isNew
      ? insertShipper(tx, companyId, userId, {
          ...header,
          shipperNumber,
          soNumber,
          customerId,
          warehouse,
          pfNumber,
          amount,
        })
      : updateShipper(tx, companyId, shipperNumber, amount, header),
    insertLines(
      tx,
      companyId,
      [shipperNumber, soNumber],
      items,
      picksOf(added).map((pick) => pickRow(pick, gone)),
    ),
    ...(ships
      ? [
          setPickValues(
            tx,
            companyId,
            shipperNumber,
            picksOf(held).map((pick) => pickRow(pick, gone)),
          ),
        ]
      : []),
  ]);
}
