import { shippedDateRules } from '@gemba/contract/shipping/sales-order/ship-sales-order-rules';
import type { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import type * as z from 'zod/mini';
import type { Tx } from '../../kit/database/database.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { giveUpChanges } from '../../orders/index.ts';
import {
  type Balances,
  type CompanyFacts,
  costText,
  moneyText,
  placeKey,
  post,
  quantityText,
  type Step,
  valueOf,
} from '../../postings/index.ts';
import { checkCarrier } from './check-carrier.ts';
import { checkCredit, checkTax } from './check-sale.ts';
import { costOfLeaving, pickMovement, shipMovement } from './leaving-goods.ts';
import type { LockedSale } from './lock-sale.sql.ts';
import { statusAfterShipping, sumByItem } from './sale-status.ts';
import { salesValue } from './sales-value.ts';
import { changeProforma, goodsOf, type LinePick, moveSerials, picksOf, type ShipLine } from './shipment.ts';
import { changeItems, setOrderStatus } from './write-sale.sql.ts';
import {
  type HeaderRow,
  insertLines,
  insertShipper,
  markShipped,
  type PickRow,
  setPickValues,
  updateShipper,
} from './write-shipper.sql.ts';

export type Header = z.output<typeof ShipperHeader>;

interface Shipment {
  /** An open shipper that takes more, or null for a new one. */
  readonly shipperNumber: string | null;
  readonly pfNumber: string | null;
  /** Lines that lie in SIP already, and lines that are picked now. */
  readonly held: readonly ShipLine[];
  readonly added: readonly ShipLine[];
  /** All lines leave. */
  readonly ships: boolean;
  readonly header: Header;
  readonly confirm: readonly string[];
}

/** Picks goods, ships them, or both, and answers the number of the shipper. Order and shipper are locked. */
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
  const { soNumber } = sale;
  const all = [...held, ...added];
  checkTax(all.map(({ item }) => item));
  const header = await checkHeader(tx, companyId, shipment.header, company, sale.date);
  const picks = picksOf(added);
  const leaving = ships ? picksOf(all) : [];
  const amount = salesValue(
    all.map(({ item, quantity }) => ({ ...item, quantity })),
    sale.exchangeRate,
  );
  const status = ships ? statusAfterShipping(locked, sumByItem(all)) : sale.status;
  const { number } = await post(tx, actor, {
    day: company.today,
    document: {
      kind: 'shipper',
      number: shipment.shipperNumber ?? undefined,
      order: ['so', soNumber],
      untold: !ships,
    },
    movements: [...picks.map(pickAsked), ...leaving.map(goodsOf).map(shipMovement)],
    bookings: (steps) => [{ use: 'COST_OF_GOODS_SOLD', amount: -valueOf(steps) }],
    open: ships ? demandMet(all) : [],
    serials: [
      ...moveSerials(picks, 'STOCK', ships ? 'SHIPPED' : 'PICKED'),
      ...(ships ? moveSerials(picksOf(held), 'PICKED', 'SHIPPED') : []),
    ],
    check: (balances) => checkOrigins(balances, added),
    whenShort: 'SHIPPED_QTY_OVER_ON_HAND',
    rows: ({ number: shipperNumber, steps }) => {
      // Last of all: a person is asked only about a shipment that keeps every other rule.
      checkCredit(sale, buyer, amount, company, confirm);
      const shipped = withCosts(leaving, steps.slice(picks.length));
      const document = { ...shipment, shipperNumber, amount: moneyText(amount) };
      return [
        writeShipper(tx, actor, document, header.row, locked, shipped),
        changeItems(tx, companyId, soNumber, itemChanges(shipment)),
        changeProforma(tx, companyId, pfNumber, added, 'more'),
        setOrderStatus(tx, companyId, soNumber, status),
        ...(ships ? [markShipped(tx, companyId, { shipperNumber, userId, day: header.shippedDate })] : []),
      ];
    },
  });
  if (ships) await giveUpChanges(tx, actor, { kind: 'so', number: soNumber, amount: sale.amount }, status);
  return number;
}

async function checkHeader(tx: Tx, companyId: number, header: Header, { today }: CompanyFacts, orderDate: string) {
  const { shippedDate = today, freightTotal = null, grossWeight = null } = header;
  refuseFirst(shippedDateRules(header, { today, orderDate }));
  const carrier = await checkCarrier(tx, companyId, header.carrier);
  const row: HeaderRow = {
    carrier,
    trackingNumber: header.trackingNumber?.trim() || null,
    freightTotal,
    grossWeight,
    freightRateCode: header.freightRateCode?.trim() || null,
  };
  return { row, shippedDate };
}

const pickAsked = (pick: LinePick) => {
  const fields = { location: `${pick.field}.location`, quantity: `${pick.field}.newQtyShipped` };
  return pickMovement({ ...goodsOf(pick), fields });
};

/** Goods are of the origin that the order asks for, and a line never mixes two. */
function checkOrigins(balances: Balances, lines: readonly ShipLine[]) {
  for (const line of lines) {
    const found = picksOf([line]).map((pick) => ({ ...pick, partFrom: balances.get(placeKey(pick))?.partFrom }));
    const other = found.find(({ partFrom }) => partFrom !== line.item.partFrom);
    if (!other) continue;
    const { partNumber, location } = other;
    const facts = { partNumber, location, partFrom: line.item.partFrom, field: `${other.field}.location` };
    if (found.some(({ partFrom }) => partFrom !== other.partFrom)) refuse('NOT_SAME_PART_FROM', facts);
    refuse('PART_FROM_NOT_EXIST', facts);
  }
}

/** Shipped goods are no longer on demand. A line that was closed short was not on demand any more. */
const demandMet = (lines: readonly ShipLine[]) =>
  lines.flatMap(({ item, partNumber, quantity }) =>
    partNumber === null || item.closed ? [] : [{ partNumber, onDemand: -quantity }],
  );

const itemChanges = ({ held, added, ships }: Shipment) => {
  const change = (line: ShipLine, picked: bigint, shipped: bigint) => ({
    item_number: line.soItemNumber,
    picked: quantityText(picked),
    shipped: quantityText(shipped),
    reopened: false,
  });
  return ships
    ? [
        ...held.map((line) => change(line, -line.quantity, line.quantity)),
        ...added.map((line) => change(line, 0n, line.quantity)),
      ]
    : added.map((line) => change(line, line.quantity, 0n));
};

const withCosts = (picks: readonly LinePick[], steps: readonly Step[]) =>
  picks.map((linePick, index) => ({ ...linePick, ...costOfLeaving(steps[index]) }));

type Shipped = ReturnType<typeof withCosts>;

const pickRow = ({ line, pick }: LinePick, shipped: Shipped): PickRow => {
  const left = shipped.find((other) => other.pick === pick);
  return {
    item_number: line.itemNumber,
    pick_number: pick.pickNumber,
    location: pick.location,
    box: pick.box,
    quantity: quantityText(pick.quantity),
    serial_number: pick.serial,
    unit_cost: left ? costText(left.cost) : null,
    value: left ? moneyText(left.value) : null,
  };
};

async function writeShipper(
  tx: Tx,
  { companyId, userId }: Actor,
  shipment: Shipment & { shipperNumber: string; amount: string },
  header: HeaderRow,
  { sale }: LockedSale,
  shipped: Shipped,
) {
  const { shipperNumber, amount, held, added, pfNumber, ships } = shipment;
  const { soNumber, customerId, warehouse } = sale;
  const isNew = held.length === 0;
  const newShipper = { ...header, shipperNumber, soNumber, customerId, warehouse, pfNumber, amount };
  const items = added.map(({ itemNumber, soItemNumber, partNumber, revision, quantity, pfItem }) => ({
    item_number: itemNumber,
    so_item_number: soItemNumber,
    part_number: partNumber,
    revision,
    quantity: quantityText(quantity),
    pf_item: pfItem,
  }));
  const rowsOf = (lines: readonly ShipLine[]) => picksOf(lines).map((pick) => pickRow(pick, shipped));
  await Promise.all([
    isNew
      ? insertShipper(tx, companyId, userId, newShipper)
      : updateShipper(tx, companyId, shipperNumber, amount, header),
    insertLines(tx, companyId, [shipperNumber, soNumber], items, rowsOf(added)),
    ...(ships ? [setPickValues(tx, companyId, shipperNumber, rowsOf(held))] : []),
  ]);
}
