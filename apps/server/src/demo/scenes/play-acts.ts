import { addDays } from '@gemba/contract/kit/dates';
import { money, unitCost } from '../amounts.ts';
import { announceShipment } from '../history/announce-shipment.ts';
import { cancelOrder, type Decided, holdOrder, recordDecision } from '../history/decide.ts';
import { countLocation, moveStock, sendStock } from '../history/keep-house.ts';
import { approveWork } from '../history/produce.ts';
import { approvePurchase, shipFromAbroad } from '../history/purchase.ts';
import { receivePurchaseOrder } from '../history/receive-purchase-order.ts';
import { accept } from '../history/sell.ts';
import { approvalTotal } from '../orders/order-totals.ts';
import type { PurchaseItem } from '../orders/order-types.ts';
import { newPurchaseOrder, type WantedLine } from '../orders/purchase-order.ts';
import { CUSTOMER_WAITS, newQuote, newSalesOrder } from '../orders/sales-order.ts';
import { newWorkOrder, workOrderTotal } from '../orders/work-order.ts';
import { VENDOR_SILENT } from '../orders/write-purchase-orders.ts';
import type { DemoUserName } from '../users.ts';
import { type Family, NAMED_VENDORS, type Vendor } from '../vendors.ts';
import type { World } from '../world.ts';

type Ended = 'cancelled' | 'approved, then cancelled' | 'rejected';

/** Prices are in the vendor's currency. */
type Line = readonly [
  part: string | null,
  pieces: number,
  more?: { readonly text?: string; readonly price?: number; readonly lastPrice?: number },
];

/** An order of a scene. All days count from today, `ordered` backwards. */
interface Ordered {
  readonly number: string;
  readonly due?: number;
  readonly ordered?: number;
  /** Minute of the day on which it was made, or for an order of today, minutes ago. */
  readonly minute?: number;
  readonly ago?: number;
  /** Approved on the day after, unless it says something else. */
  readonly outcome?: 'waits' | Ended;
}

interface Bought extends Ordered {
  readonly from: Family | 'calibration';
  readonly lines: readonly Line[];
  readonly decidedAt?: number;
  readonly message?: string;
  readonly buyer?: string;
  readonly owner?: DemoUserName;
}

interface Sold extends Ordered {
  readonly to: string;
  readonly lines: readonly (readonly [part: string, pieces: number])[];
  /** Another revision than the one in stock. */
  readonly revision?: string;
}

interface Made extends Ordered {
  readonly part: string;
  readonly pieces: number;
}

/** At a minute of yesterday, or so many minutes ago. */
interface When {
  readonly minute?: number;
  readonly ago?: number;
}

interface Received extends When {
  readonly order: string;
  readonly line?: number;
  readonly pieces: number;
  /** So many of them wait in QA. */
  readonly toQa?: number;
  readonly location?: string;
  readonly qaLocation?: string;
  readonly receiver?: string;
  readonly ir?: string;
}

interface Moved extends When {
  readonly part: string;
  readonly from: string;
  readonly to: string;
  readonly pieces: number;
  readonly number: string;
  readonly by?: DemoUserName;
}

const PLAYERS = {
  buy(world: World, act: Bought) {
    const { number, from, decidedAt = 610, outcome, message, buyer, owner } = act;
    const { day, createdAt, required } = datesOf(world, act, 20);
    const vendor =
      from === 'calibration'
        ? (world.vendors.find(({ name }) => name.endsWith('Calibration')) as Vendor)
        : NAMED_VENDORS[from];
    const lines = act.lines.map((line) => boughtLine(world, line, required));
    const order = newPurchaseOrder(world, vendor, lines, {
      number,
      day,
      createdAt,
      ...(message && { message }),
      ...(buyer && { buyer }),
      ...(owner && { owner: world.users[owner] }),
    });
    if (outcome === undefined) approvePurchase(world, order, world.calendar.at(addDays(day, 1), decidedAt));
    else if (outcome !== 'waits')
      Object.assign(order, approvedAs(endOrder(world, 'po', order, approvalTotal(order), outcome)));
  },

  sell(world: World, act: Sold) {
    const { number, to, lines, outcome, revision } = act;
    const { day, createdAt, required } = datesOf(world, act, 12);
    const freight = outcome === undefined ? money(120) : 0n;
    const wanted = lines.map(([part, amount]) => ({ part, quantity: world.pieces(amount), required }));
    const order = newSalesOrder(world, world.customer(to), wanted, { number, day, createdAt, freight });
    if (revision !== undefined) for (const item of order.items) item.revision = revision;
    if (outcome === undefined) accept(world, order, world.calendar.at(addDays(day, 1), 640));
    else if (outcome !== 'waits') {
      const made = endOrder(world, 'so', order, approvalTotal(order), outcome);
      if (made) Object.assign(order, { reviewedBy: made.by, reviewedAt: made.at });
    }
  },

  quote(world: World, act: Sold & { readonly outcome: 'waits' | Ended }) {
    const { day, createdAt, required } = datesOf(world, act, 0);
    const wanted = act.lines.map(([part, amount]) => ({ part, quantity: world.pieces(amount), required }));
    const quote = newQuote(world, world.customer(act.to), wanted, { number: act.number, day, createdAt });
    if (act.outcome !== 'waits') endOrder(world, 'qo', quote, approvalTotal(quote), act.outcome);
  },

  make(world: World, act: Made) {
    const { number, part, pieces, outcome } = act;
    const { day, createdAt, required } = datesOf(world, act, 0);
    const past = act.ordered !== undefined;
    const order = newWorkOrder(world, part, world.pieces(pieces), required, {
      number,
      ...(past && { startDay: addDays(day, 4) }),
    });
    if (past) Object.assign(order, { day, createdAt });
    if (outcome === undefined) approveWork(world, order);
    else if (outcome !== 'waits')
      Object.assign(order, approvedAs(endOrder(world, 'wo', order, workOrderTotal(world, order), outcome)));
  },

  receive(world: World, act: Received) {
    const { line = 1, pieces, toQa = 0, location, qaLocation, receiver, ir } = act;
    const order = world.purchaseOrder(act.order);
    const arrival = {
      item: order.items[line - 1] as PurchaseItem,
      quantity: world.pieces(pieces),
      toQa: toQa === 0 ? 0n : world.pieces(toQa),
      ...(location && { location }),
      ...(qaLocation && { qaLocation }),
    };
    const extras = { ...(receiver && { number: receiver }), ...(ir && { irNumber: ir }) };
    receivePurchaseOrder(world, order, [arrival], { ...whenOf(world, act), ...extras, left: true });
  },

  /** The announcement of a vendor abroad: the goods arrive by sea in so many days. */
  sail(world: World, { order, arrives, number }: { order: string; arrives: number; number?: string }) {
    shipFromAbroad(world, world.purchaseOrder(order), addDays(world.today, arrives), number);
  },

  hold(world: World, act: When & { kind: 'po' | 'so'; order: string; reason?: string }) {
    const { at } = whenOf(world, act);
    if (act.kind === 'so') return holdOrder(world, 'so', world.salesOrder(act.order), CUSTOMER_WAITS, at);
    const order = world.purchaseOrder(act.order);
    order.holdReason = act.reason ?? VENDOR_SILENT;
    holdOrder(world, 'po', order, order.holdReason, at);
  },

  announce(world: World, { order }: { order: string }) {
    announceShipment(world, world.salesOrder(order));
  },

  count(world: World, act: When & { location: string; found: readonly (readonly [part: string, pieces: number])[] }) {
    const found = act.found.map(([part, pieces]) => ({ part, counted: world.pieces(pieces) }));
    countLocation(world, act.location, found, whenOf(world, act));
  },

  move(world: World, act: Moved) {
    const { part, from, to, pieces, number, by = 'warehouse' } = act;
    const extras = { ...whenOf(world, act), number, by: world.users[by] };
    moveStock(world, part, from, to, world.pieces(pieces), extras);
  },

  /** To the other plant, where it has not arrived yet. */
  send(world: World, act: Moved) {
    const { part, from, to, pieces, number } = act;
    sendStock(world, part, from, to, world.pieces(pieces), false, { ...whenOf(world, act), number });
  },
};

/** One thing that somebody did yesterday or in the weeks before, as data. */
export type Act = {
  [Name in keyof typeof PLAYERS]: { readonly act: Name } & Parameters<(typeof PLAYERS)[Name]>[1];
}[keyof typeof PLAYERS];

/** Plays the acts of a scene in their order. */
export function playActs(world: World, acts: readonly Act[]) {
  for (const act of acts) (PLAYERS[act.act] as (world: World, act: Act) => void)(world, act);
}

function datesOf(world: World, { due = 0, minute = 560, ...act }: Ordered, usual: number) {
  const day = addDays(world.today, -(act.ordered ?? usual));
  const createdAt = act.ago === undefined ? world.calendar.at(day, minute) : world.recently(act.ago);
  return { day, createdAt, required: addDays(world.today, due) };
}

function whenOf(world: World, { minute = 0, ago }: When) {
  const yesterday = addDays(world.today, -1);
  return ago === undefined
    ? { at: world.calendar.at(yesterday, minute), day: yesterday }
    : { at: world.recently(ago), day: world.today };
}

const boughtLine = (
  world: World,
  [part, pieces, { price, lastPrice, ...text } = {}]: Line,
  required: string,
): WantedLine => ({
  part,
  quantity: world.pieces(pieces),
  required,
  ...text,
  ...(price !== undefined && { price: unitCost(price) }),
  ...(lastPrice !== undefined && { lastPrice: unitCost(lastPrice) }),
});

/** Ends an order that nothing was posted to. Nobody waits for it: it leaves no demand and nothing on order. */
function endOrder(world: World, kind: string, order: Decided & { day: string }, amount: bigint, outcome: Ended) {
  const by = world.users.manager;
  const at = world.calendar.at(addDays(order.day, 1), 625);
  if (outcome === 'rejected') {
    const comment = 'Not this month.';
    recordDecision(world, kind, order, { decision: 'REJECT', to: 'REJECTED', amount, by, at, comment });
    return undefined;
  }
  const approved = outcome === 'approved, then cancelled';
  const to = kind === 'so' ? 'OPEN' : 'APPROVED';
  if (approved) recordDecision(world, kind, order, { decision: 'APPROVE', to, amount, by, at });
  cancelOrder(world, kind, order, world.calendar.at(addDays(order.day, 3), 850));
  return approved ? { by, at } : undefined;
}

const approvedAs = (made: { by: number; at: string } | undefined) =>
  made && { approvedBy: made.by, approvedAt: made.at };
