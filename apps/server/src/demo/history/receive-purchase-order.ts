import { addDays } from '@gemba/contract/kit/dates';
import { costText, moneyText, netAmount, quantityText, worth } from '../../postings/index.ts';
import { boughtBookings, boughtCost, boughtMovements } from '../../receiving/index.ts';
import { money, quantity, smaller } from '../amounts.ts';
import type { PurchaseItem, PurchaseOrder } from '../orders/order-types.ts';
import { SHOWN_PART } from '../parts/write-parts.ts';
import type { World } from '../world.ts';
import { billReceiver } from './bill-receiver.ts';
import { inspectLater } from './inspect.ts';

export interface Arrival {
  item: PurchaseItem;
  quantity: bigint;
  location?: string;
  /** Comes out of the SIT of this location. */
  fromTransit?: string;
  /** Not qualified at receipt: waits in QA. */
  toQa?: bigint;
  qaLocation?: string;
  lot?: string;
}

export interface ReceiptExtras {
  number?: string;
  at?: string;
  day?: string;
  by?: number;
  proforma?: string;
  /** Not billed, and not inspected further: a scene goes on from here. */
  left?: boolean;
  irNumber?: string;
}

export function receivePurchaseOrder(
  world: World,
  order: PurchaseOrder,
  arrivals: readonly Arrival[],
  extras: ReceiptExtras = {},
) {
  const { rows, random, users } = world;
  const number = extras.number ?? world.numberOf('receiver');
  const [at, day, by] = [extras.at ?? world.moment(), extras.day ?? world.day, extras.by ?? users.warehouse];
  const freight = random.chance(0.3) ? money(random.int(20, 240)) : 0n;
  const lines = arrivals.map((arrival, index) => {
    const line = lineOf(world, order, arrival, index + 1, day);
    const ir = inspect(world, order, line, { number, day, at }, extras);
    return { ...line, ir };
  });
  world.books.post({ at, day, by, document: ['receiver', number], order: ['po', order.number] }, (posting) => {
    for (const line of lines) {
      posting.bookAll(boughtBookings(line));
      posting.moveAll(boughtMovements(line));
    }
  });
  for (const line of lines) {
    settleLine(world, line);
    rows.add('receiver_item', itemRow(number, order, line, extras.proforma !== undefined));
    for (const putAway of line.putAways) rows.add('receiver_putaway', putAwayRow(number, line, putAway));
  }
  order.status = order.items.every(({ ordered, received }) => received === ordered) ? 'RECEIVED' : 'PARTIAL';
  order.version += 1;
  const amount = lines.reduce((sum, line) => sum + line.amount, 0n);
  const net = lines.reduce(
    (sum, { ordered, quantity: arrived }) => sum + netAmount(arrived, ordered.price, ordered.discount),
    0n,
  );
  billReceiver(
    world,
    { order, receiver: number, day, amount, net, freight },
    {
      receiver_number: number,
      kind: 'po',
      po_number: order.number,
      vendor_id: order.vendor.id,
      buyer_code: order.buyer,
      warehouse_code: 'P2',
      received_date: day,
      received_at: at,
      received_by: by,
      vendor_ship_date: addDays(day, -3),
      vendor_shipper_num: `S${random.digits(6)}`,
      freight_cost: moneyText(freight),
      pr_number: extras.proforma ?? null,
      carrier_code: order.vendor.country === 'US' ? 'ROAD' : 'SEA',
      tracking_number: `1Z${random.digits(10)}`,
      condition: 'OK',
    },
    extras.left ?? false,
  );
  return number;
}

type Line = ReturnType<typeof lineOf>;

/** A line of the receiver, as the rules of receiving want it. */
function lineOf({ parts, random }: World, order: PurchaseOrder, arrival: Arrival, itemNumber: number, day: string) {
  const { item, quantity: arrived, fromTransit, qaLocation = 'QA-HOLD' } = arrival;
  const part = item.part === null ? undefined : parts.get(item.part);
  const lot = arrival.lot ?? `${order.vendor.id[0]}${day.slice(2).replaceAll('-', '')}-${itemNumber}`;
  const suspect = () => part?.inspected && part.number !== SHOWN_PART && random.chance(0.12);
  const qa = arrival.toQa ?? (suspect() ? smaller(quantity(random.int(1, 8)), arrived) : 0n);
  const { unitCost, unitTax } = boughtCost(item.price, item.discount, order.taxRate, order.rate);
  return {
    ordered: item,
    part,
    item: { partNumber: item.part, partFrom: 'OWN', accountNumber: null },
    itemNumber,
    quantity: arrived,
    short: 0n,
    good: arrived - qa,
    qa,
    qaLocation,
    putAways: part ? putAwaysOf(arrival.location ?? part.bin, qaLocation, arrived - qa, qa) : [],
    ...(fromTransit && { transit: { location: fromTransit } }),
    lotNumber: part?.lotTraced ? lot : null,
    unitCost,
    unitTax,
    amount: worth(arrived, unitCost),
  };
}

const putAwaysOf = (location: string, qaLocation: string, good: bigint, qa: bigint) =>
  location === qaLocation
    ? [{ location, good, qa }]
    : [
        { location, good, qa: 0n },
        { location: qaLocation, good: 0n, qa },
      ].filter((putAway) => putAway.good + putAway.qa > 0n);

/** The order counts the goods as received, and the part remembers what it cost. */
function settleLine(world: World, { ordered, quantity: arrived, transit, unitCost }: Line) {
  ordered.received += arrived;
  if (ordered.part === null) return;
  if (transit) ordered.transit -= arrived;
  else ordered.shipped += arrived;
  const need = world.need(ordered.part);
  need.onOrder -= arrived;
  need.lastCost = unitCost;
  need.lastPrice = ordered.price;
}

const putAwayRow = (
  receiver_number: string,
  { itemNumber }: Line,
  { location, good, qa }: Line['putAways'][number],
) => ({
  receiver_number,
  item_number: itemNumber,
  location,
  quantity: quantityText(good),
  quantity_qa: quantityText(qa),
});

const itemRow = (number: string, order: PurchaseOrder, line: Line & { ir: string | null }, fromProforma: boolean) => ({
  receiver_number: number,
  item_number: line.itemNumber,
  po_number: order.number,
  order_item: line.ordered.item,
  part_number: line.ordered.part,
  revision: line.ordered.revision,
  quantity: quantityText(line.quantity),
  ir_number: line.ir,
  qty_qualified: line.ir === null ? null : quantityText(line.good),
  unit_cost: costText(line.unitCost),
  unit_tax: costText(line.unitTax),
  amount: moneyText(line.amount),
  lot_number: line.lotNumber,
  // A proforma receiver has a line for each of its order, and they arrive together.
  pr_item: fromProforma ? line.itemNumber : null,
});

interface Document {
  number: string;
  day: string;
  at: string;
}

/** Writes the inspection report of a part that needs one. Goods in QA are looked at again some days later. */
function inspect(world: World, order: PurchaseOrder, line: Line, { number, day, at }: Document, extras: ReceiptExtras) {
  const { part, ordered, quantity: arrived, good, qa, qaLocation } = line;
  if (!part) return null;
  const ir = part.inspected ? writeInspection(world, order, ordered, arrived, good, day, at, extras.irNumber) : null;
  if (ir !== null && qa > 0n && !extras.left)
    inspectLater(world, { order, part: part.number, location: qaLocation, quantity: qa, receiver: number, ir });
  return ir;
}

function writeInspection(
  world: World,
  order: PurchaseOrder,
  item: PurchaseItem,
  arrived: bigint,
  good: bigint,
  day: string,
  at: string,
  given?: string,
) {
  const ir_number = given ?? world.numberOf('inspection_report');
  const fixed = {
    ir_number,
    ir_date: day,
    part_number: item.part,
    revision: item.revision,
    vendor_id: order.vendor.id,
    po_number: order.number,
    finding:
      good === arrived
        ? null
        : world.random.pick(['Noise above limit', 'Bore out of tolerance', 'Rust spots', 'Porosity']),
    inspected_by: world.users.quality,
    inspected_at: at,
  };
  world.reports.set(ir_number, { fixed, inspected: arrived, qualified: good, rejected: 0n, decisions: 0 });
  return ir_number;
}
