import { addDays } from '@gemba/contract/kit/dates';
import { quantityText } from '../../postings/index.ts';
import { quantity, unitCost } from '../amounts.ts';
import { addWorkdays, weekday, workdayFrom } from '../calendar.ts';
import { approvalTotal } from '../orders/order-totals.ts';
import type { PurchaseOrder } from '../orders/order-types.ts';
import { newPurchaseOrder, type WantedLine } from '../orders/purchase-order.ts';
import { NAMED_VENDORS, type Vendor } from '../vendors.ts';
import type { World } from '../world.ts';
import { cancelOrder, decide } from './decide.ts';
import { type Arrival, receivePurchaseOrder } from './receive-purchase-order.ts';

/** Orders what runs short: each vendor has its day of the week, and an order of at most eight lines. */
export function purchaseShortParts(world: World) {
  const byVendor = new Map<Vendor, WantedLine[]>();
  for (const number of world.short) {
    const { family } = world.part(number);
    if (!family) continue;
    const vendor = NAMED_VENDORS[family];
    if (1 + (vendor.id.charCodeAt(2) % 5) !== weekday(world.day)) continue;
    world.short.delete(number);
    const missing = world.missingLots(number);
    if (missing === 0n) continue;
    const required = addWorkdays(world.day, vendor.lead);
    byVendor.set(vendor, [...(byVendor.get(vendor) ?? []), { part: number, quantity: missing, required }]);
  }
  for (const [vendor, lines] of byVendor) {
    for (let at = 0; at < lines.length; at += 8)
      approveLater(world, newPurchaseOrder(world, vendor, lines.slice(at, at + 8)));
  }
}

/** Services and expenses: lines without a part. */
export function purchaseService(world: World) {
  const vendor = world.random.pick(world.vendors.slice(10));
  const text = world.random.pick(['Calibration of gauges', 'Plating, one batch', 'Special freight', 'Tool regrinding']);
  const required = addWorkdays(world.day, 8);
  const line = {
    part: null,
    text,
    quantity: quantity(world.random.int(1, 6)),
    price: unitCost(world.random.int(80, 900)),
    required,
  };
  approveLater(world, newPurchaseOrder(world, vendor, [line]));
}

function approveLater(world: World, order: PurchaseOrder) {
  // Counted as on order only once approved; until then the short parts must not be ordered again.
  if (world.decisionDay(1) === world.day) approve(world, order);
  else world.later(world.decisionDay(1), () => approve(world, order));
}

function approve(world: World, order: PurchaseOrder) {
  if (world.random.chance(0.985)) return accept(world, order);
  const amount = approvalTotal(order);
  decide(world, 'po', order, 'REJECT', 'REJECTED', amount, {
    comment: 'Price above the last order, please ask again.',
  });
  for (const { part } of order.items) if (part !== null) world.short.add(part);
  // The missing parts are ordered again; some buyers remember to cancel the rejected order.
  if (Number(order.number) % 2 === 0) world.later(addDays(world.day, 3), () => cancelOrder(world, 'po', order));
}

export function accept(world: World, order: PurchaseOrder) {
  approvePurchase(world, order);
  planArrival(world, order);
}

/** Approved, and nothing planned of how it arrives. */
export function approvePurchase(world: World, order: PurchaseOrder, at?: string): PurchaseOrder {
  const made = decide(world, 'po', order, 'APPROVE', 'APPROVED', approvalTotal(order), at ? { at } : {});
  Object.assign(order, { approvedBy: made.by, approvedAt: made.at });
  for (const { part, ordered } of order.items) if (part !== null) world.need(part).onOrder += ordered;
  return order;
}

function planArrival(world: World, order: PurchaseOrder) {
  const { random } = world;
  const due = order.items[0]?.arrival ?? world.day;
  const real = workdayFrom(addDays(due, random.pick([0, 0, 0, 0, 0, 0, -1, -2, 1, 4, 9])));
  if (order.vendor.country !== 'US' && order.items.every(({ part }) => part !== null)) {
    world.later(addDays(real, -24), () => shipFromAbroad(world, order, real));
    return;
  }
  world.later(real, () => {
    const partial = order.items.length > 1 && random.chance(0.18);
    const now = order.items.filter((_, at) => !partial || at % 2 === 0);
    receivePurchaseOrder(
      world,
      order,
      now.map((item) => ({ item, quantity: item.ordered })),
    );
    if (partial) world.later(addDays(world.day, random.int(4, 15)), () => receiveRest(world, order));
  });
}

const receiveRest = (world: World, order: PurchaseOrder) => {
  const open = order.items.filter(({ ordered, received }) => received < ordered);
  const arrivals = open.map((item): Arrival => ({ item, quantity: item.ordered - item.received }));
  receivePurchaseOrder(world, order, arrivals);
};

/** The vendor's announcement fills SIT; the goods come in from there weeks later. */
export function shipFromAbroad(
  world: World,
  order: PurchaseOrder,
  arrival: string,
  number = world.numberOf('proforma_receiver'),
) {
  const { random, users } = world;
  const at = world.moment();
  const document = {
    pr_number: number,
    pr_date: world.day,
    vendor_id: order.vendor.id,
    shipped_via: 'SEA',
    transit_time: 24,
    expected_date: arrival,

    bill_of_lading: `HDS${random.digits(7)}`,
    container_number: `TGHU${random.digits(7)}`,
    container_seal_number: random.digits(6),

    shipping_mark: `HALDEN ${order.number}`,
    is_bond: random.chance(0.2),
    created_by: users.buyer,
    created_at: at,
    status: 'OPEN',
  };
  const items = order.items.map((item, index) => {
    const amount = item.ordered - item.received;
    Object.assign(item, { shipped: item.shipped + amount, transit: amount });
    const line = {
      pr_number: number,
      item_number: index + 1,
      po_number: order.number,
      po_item_number: item.item,
      part_number: item.part,
    };
    return { ...line, location: 'TRANSIT', quantity: quantityText(amount), quantity_received: '0' };
  });
  world.books.post(
    { at, day: world.day, by: users.buyer, document: ['proforma_receiver', number], order: ['po', order.number] },
    (posting) => {
      for (const { part, transit, item } of order.items)
        posting.move({ partNumber: part as string, location: 'TRANSIT', movement: 'TRANSIT', inSit: transit, item });
    },
  );
  world.proformas.push({ document, items });
  world.later(arrival, () => {
    const arrivals = order.items.map((item): Arrival => ({ item, quantity: item.transit, fromTransit: 'TRANSIT' }));
    receivePurchaseOrder(world, order, arrivals, { proforma: number });
    Object.assign(document, { status: 'CLOSED' });
    for (const item of items) item.quantity_received = item.quantity;
  });
}
