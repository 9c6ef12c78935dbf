import { addDays } from '@gemba/contract/kit/dates';
import { larger, unitCost } from '../amounts.ts';
import { countLocation, moveStock, sendStock } from '../history/keep-house.ts';
import { approveWork, issue } from '../history/produce.ts';
import { accept as acceptPurchase, approvePurchase, shipFromAbroad } from '../history/purchase.ts';
import { receivePurchaseOrder } from '../history/receive-purchase-order.ts';
import { accept as acceptSale } from '../history/sell.ts';
import type { PurchaseOrder, WorkOrder } from '../orders/order-types.ts';
import { newPurchaseOrder } from '../orders/purchase-order.ts';
import { newSalesOrder } from '../orders/sales-order.ts';
import { newWorkOrder } from '../orders/work-order.ts';
import { SHOWN_PART as PART } from '../parts/write-parts.ts';
import { NAMED_VENDORS } from '../vendors.ts';
import type { World } from '../world.ts';

const BIN = 'A-03-2';

/** Brings the bearing of the mock-ups to its figures, by documents like any other. */
export function playShownPart(world: World) {
  const yesterday = addDays(world.today, -1);
  const at = (minutes: number) => ({ at: world.calendar.at(yesterday, minutes), day: yesterday });
  for (const { location, onHand } of world.stock.of(PART)) {
    if (![BIN, 'B-11-4', 'LINE-2'].includes(location) && onHand > 0n)
      moveStock(world, PART, location, 'B-11-4', onHand, at(370));
  }
  const inWip = world.stock.of(PART).reduce((sum, { wip }) => sum + wip, 0n);
  const toIssue = larger(0n, world.pieces(260) - inWip);
  const [milling, turning] = newHousingOrders(world);
  countLocation(world, 'B-11-4', [{ part: PART, counted: world.pieces(400) + toIssue }], at(375));
  countLocation(world, 'LINE-2', [{ part: PART, counted: world.pieces(60) }], at(378));
  countLocation(world, BIN, [...SHELF.map(([part, amount]) => ({ part, counted: world.pieces(amount) }))], at(381));
  world.stock.at('RNG-47-INT', BIN).onLoan = world.pieces(20);
  world.stock.at('RNG-47-INT', BIN).loanedTo = 'Service';

  const early = order(world, 48_150, 400);
  receivePurchaseOrder(
    world,
    early,
    [{ item: only(early), quantity: world.pieces(200), toQa: world.pieces(200), location: BIN, qaLocation: BIN }],
    { ...at(390), number: '90408', left: true, irNumber: '5521' },
  );
  receivePurchaseOrder(world, early, [{ item: only(early), quantity: world.pieces(200), toQa: world.pieces(200) }], {
    ...at(400),
    number: '90412',
    left: true,
    irNumber: '5524',
  });
  sendStock(world, PART, 'B-11-4', 'P1-01', world.pieces(40), false, { ...at(430), number: '3306' });
  moveStock(world, PART, BIN, 'LINE-2', world.pieces(40), { ...at(500), number: '3307', by: world.users.lead });
  world.books.post({ ...at(665), by: world.users.quality, document: ['inspection', '5521'] }, (posting) => {
    posting.move(PART, BIN, { movement: 'RELEASE', qa: -world.pieces(200), onHand: world.pieces(200) });
  });
  if (toIssue > 0n) issue(world, milling, [{ item: 1, quantity: toIssue, location: 'B-11-4' }], at(700));
  issue(world, turning, [{ item: 1, quantity: world.pieces(60), location: BIN }], {
    ...at(940),
    by: world.users.operator,
  });

  const arriving = order(world, 48_164, 240);
  receivePurchaseOrder(world, arriving, [{ item: only(arriving), quantity: world.pieces(240), toQa: 0n }], {
    ...{ at: world.recently(30), day: world.today, number: '90428', left: true },
  });
  const sailing = order(world, 48_175, 150);
  shipFromAbroad(world, sailing, addDays(world.today, 9), '1500');
  fillUp(world);
}

/** What lies beside it on the shelf. */
const SHELF = [
  [PART, 440],
  ['BRG-6306-C3', 144],
  ['SEL-35/52/7-NBR', 620],
  ['KEY-8X7X40', 212],
  ['RNG-47-INT', 85],
] as const;

const only = ({ items }: PurchaseOrder) => items[0] as PurchaseOrder['items'][number];

function order(world: World, number: number, amount: number) {
  const required = addDays(world.today, number === 48_164 ? 0 : 9);
  const line = { part: PART, quantity: world.pieces(amount), price: unitCost(2.89), required };
  const made = newPurchaseOrder(world, NAMED_VENDORS.bearings, [line], {
    number: String(number),
    day: addDays(world.today, -18),
  });
  return approvePurchase(world, made, world.calendar.at(addDays(world.today, -17), 560));
}

function newHousingOrders(world: World): [WorkOrder, WorkOrder] {
  const make = (number: string, pieces: number, bearings: number) => {
    const component = { item: 1, part: PART, makeBuy: 'BUY' as const, spare: false, issued: 0n, consumed: 0n };
    const amount = world.pieces(pieces);
    const components = [{ ...component, per: world.pieces(bearings), required: world.pieces(pieces * bearings) }];
    const operations = STEPS.map((step) => ({
      ...step,
      status: 'WAITING',
      qualified: 0n,
      defective: 0n,
      hours: 0n,
      start: null,
      end: null,
      estimate: 3.5,
    }));
    const made = newWorkOrder(world, 'HSG-220-A', amount, addDays(world.today, 6), { number, components, operations });
    approveWork(world, made);
    return made;
  };
  const first = make('70418', 60, 1);
  return [make('70422', 300, 1), first];
}

const STEPS = [
  { sequence: 10, wc: 'CNC-04', text: 'Face and bore', setup: 15, each: 3 },
  { sequence: 20, wc: 'CMM-1', text: 'Measure bores', setup: 5, each: 1 },
  { sequence: 30, wc: 'CNC-04', text: 'Turn bearing seats', setup: 15, each: 3 },
];

/** Demand and supply up to the figures shown, where the history has less. */
function fillUp(world: World) {
  const need = world.need(PART);
  const supply = world.pieces(900) - need.onOrder - world.pieces(280);
  if (supply > 0n) {
    const line = { part: PART, quantity: supply, price: unitCost(2.89), required: addDays(world.today, 12) };
    acceptPurchase(
      world,
      newPurchaseOrder(world, NAMED_VENDORS.bearings, [line], { number: '48205', day: addDays(world.today, -3) }),
    );
  }
  const demand = world.pieces(1_860) - need.demand;
  if (demand > 0n) {
    const customer = world.customers.find(({ id }) => id === 'PAC-001') as World['customers'][number];
    const line = { part: PART, quantity: demand, required: addDays(world.today, 4) };
    acceptSale(world, newSalesOrder(world, customer, [line], { number: '31060', day: addDays(world.today, -5) }));
  }
}
