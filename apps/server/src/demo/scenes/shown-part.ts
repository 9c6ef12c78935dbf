import { addDays } from '@gemba/contract/kit/dates';
import { larger, unitCost } from '../amounts.ts';
import { decideInQa } from '../history/decide-in-qa.ts';
import { countLocation, moveStock } from '../history/keep-house.ts';
import { approveWork, issue } from '../history/produce.ts';
import { accept as acceptPurchase } from '../history/purchase.ts';
import { accept as acceptSale } from '../history/sell.ts';
import type { WorkOrder } from '../orders/order-types.ts';
import { newPurchaseOrder } from '../orders/purchase-order.ts';
import { newSalesOrder } from '../orders/sales-order.ts';
import { newWorkOrder } from '../orders/work-order.ts';
import { SHOWN_PART as PART } from '../parts/write-parts.ts';
import { NAMED_VENDORS } from '../vendors.ts';
import type { World } from '../world.ts';
import { type Act, playActs } from './play-acts.ts';

const BIN = 'A-03-2';

/** Brings the bearing of the mock-ups to its figures, by documents like any other. */
export function playShownPart(world: World) {
  const yesterday = addDays(world.today, -1);
  const at = (minutes: number) => ({ at: world.calendar.at(yesterday, minutes), day: yesterday });
  for (const { location, onHand } of world.stock.of(PART)) {
    if (![BIN, 'B-11-4', 'LINE-2'].includes(location) && onHand > 0n)
      moveStock(world, PART, location, 'B-11-4', onHand, at(370));
  }
  const inWip = world.stock.of(PART).reduce((sum, { inWip: pieces }) => sum + pieces, 0n);
  const toIssue = larger(0n, world.pieces(260) - inWip);
  const [milling, turning] = newHousingOrders(world);
  countLocation(world, 'B-11-4', [{ part: PART, counted: world.pieces(400) + toIssue }], at(375));
  playActs(world, SHELF);
  world.stock.lend('RNG-47-INT', BIN, world.pieces(20), 'Service');

  playActs(world, YESTERDAY);
  decideInQa(world, { ...at(665), ir: '5521', part: PART, location: BIN, released: world.pieces(200) });
  if (toIssue > 0n) issue(world, milling, [{ item: 1, quantity: toIssue, location: 'B-11-4' }], at(700));
  issue(world, turning, [{ item: 1, quantity: world.pieces(60), location: BIN }], {
    ...at(940),
    by: world.users.operator,
  });

  playActs(world, ARRIVING);
  fillUp(world);
}

/** Its places at the line and on the shelf, with the parts that lie beside it. */
const SHELF: readonly Act[] = [
  { act: 'count', location: 'LINE-2', found: [[PART, 60]], minute: 378 },
  {
    act: 'count',
    location: BIN,
    found: [
      [PART, 440],
      ['BRG-6306-C3', 144],
      ['SEL-35/52/7-NBR', 620],
      ['KEY-8X7X40', 212],
      ['RNG-47-INT', 85],
    ],
    minute: 381,
  },
];

const ORDERED = { act: 'buy', from: 'bearings', ordered: 18, decidedAt: 560 } as const;
const PRICE = { price: 2.89 };

const YESTERDAY: readonly Act[] = [
  { ...ORDERED, number: '48150', lines: [[PART, 400, PRICE]], due: 9 },
  {
    act: 'receive',
    order: '48150',
    pieces: 200,
    toQa: 200,
    location: BIN,
    qaLocation: BIN,
    receiver: '90408',
    ir: '5521',
    minute: 390,
  },
  { act: 'receive', order: '48150', pieces: 200, toQa: 200, receiver: '90412', ir: '5524', minute: 400 },
  { act: 'send', part: PART, from: 'B-11-4', to: 'P1-01', pieces: 40, number: '3306', minute: 430 },
  { act: 'move', part: PART, from: BIN, to: 'LINE-2', pieces: 40, number: '3307', by: 'lead', minute: 500 },
];

/** A receipt of this morning, and a delivery that is still at sea. */
const ARRIVING: readonly Act[] = [
  { ...ORDERED, number: '48164', lines: [[PART, 240, PRICE]] },
  { act: 'receive', order: '48164', pieces: 240, receiver: '90428', ago: 30 },
  { ...ORDERED, number: '48175', lines: [[PART, 150, PRICE]], due: 9 },
  { act: 'sail', order: '48175', arrives: 9, number: '1500' },
];

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
    const line = { part: PART, quantity: demand, required: addDays(world.today, 4) };
    acceptSale(
      world,
      newSalesOrder(world, world.customer('PAC-001'), [line], { number: '31060', day: addDays(world.today, -5) }),
    );
  }
}
