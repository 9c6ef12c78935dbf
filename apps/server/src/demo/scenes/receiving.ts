import { addDays } from '@gemba/contract/kit/dates';
import { unitCost } from '../amounts.ts';
import { holdOrder } from '../history/decide.ts';
import { countLocation } from '../history/keep-house.ts';
import { approvePurchase, shipFromAbroad } from '../history/purchase.ts';
import { receivePurchaseOrder } from '../history/receive-purchase-order.ts';
import type { PurchaseOrder } from '../orders/order-types.ts';
import { newPurchaseOrder, type WantedLine } from '../orders/purchase-order.ts';
import { VENDOR_SILENT } from '../orders/write-purchase-orders.ts';
import { SHOWN_PART } from '../parts/write-parts.ts';
import { NAMED_VENDORS, type Vendor } from '../vendors.ts';
import type { World } from '../world.ts';

/** Seven receipts are due today; the first is the one of the mock-ups, some of it received before. */
export function playReceiving(world: World) {
  const { today } = world;
  const bearings = NAMED_VENDORS.bearings;
  const first = due(world, '48190', bearings, [
    ['SEL-35/52/7-NBR', 80],
    ['BRG-6204-2RS', 400],
    ['BRG-6306-C3', 144],
    ['RNG-47-INT', 300],
  ]);
  const yesterday = addDays(today, -1);
  const item = first.items[1];
  if (item)
    receivePurchaseOrder(world, first, [{ item, quantity: world.pieces(120), location: 'B-11-4', toQa: 0n }], {
      at: world.calendar.at(yesterday, 960),
      day: yesterday,
      number: '90420',
      left: true,
    });
  balanceShelf(world);
  due(world, '48192', NAMED_VENDORS.seals, [
    ['SEL-40/62/8-NBR', 200],
    ['SEL-45/65/8-NBR', 200],
  ]);
  due(world, '48193', NAMED_VENDORS.fasteners, [
    ['FST-M8X25-8.8', 5_000],
    ['FST-M10X30-8.8', 2_000],
    ['KEY-8X7X40', 400],
  ]);
  due(world, '48195', NAMED_VENDORS.motors, [['MTR-IE3-2.2KW', 12]]);
  due(world, '48196', NAMED_VENDORS.steel, [['SHF-4140-118', 240]]);
  due(world, '48198', NAMED_VENDORS.supplies, [
    ['OIL-ISO220', 600],
    ['BOX-C-300', 400],
  ]);
  due(world, '48199', NAMED_VENDORS.castings, [
    ['HSG-330-A', 60],
    ['COV-330-B', 60],
  ]);
  const service = world.vendors.find(({ name }) => name.endsWith('Calibration')) as Vendor;
  due(world, '48203', service, [[null, 1]], addDays(today, 2));
  const sailing = due(world, '48200', NAMED_VENDORS.couplings, [['CPL-65-GG', 60]], addDays(today, 14));
  shipFromAbroad(world, sailing, addDays(today, 14));
  playMixed(world);
  const held = due(world, '48204', NAMED_VENDORS.electric, [['SEN-PT100', 40]], addDays(today, 5));
  holdOrder(world, 'po', held, VENDOR_SILENT, world.calendar.at(yesterday, 840));
  const stopped = due(world, '48186', NAMED_VENDORS.steel, [['SHF-4140-118', 160]], addDays(today, 7));
  const [bar] = stopped.items;
  if (!bar) return;
  const came = { at: world.calendar.at(yesterday, 880), day: yesterday, left: true };
  receivePurchaseOrder(world, stopped, [{ item: bar, quantity: world.pieces(60), toQa: 0n }], came);
  if (stopped.status !== 'PARTIAL') return;
  stopped.holdReason = 'The certificate of the second heat is missing';
  holdOrder(world, 'po', stopped, stopped.holdReason, world.calendar.at(yesterday, 900));
}

/** Goods, a service and a free sample on one order: what a receiver keeps apart. Every price is given. */
function playMixed(world: World) {
  const required = addDays(world.today, 3);
  const lines: WantedLine[] = [
    { part: 'PAL-800X600', quantity: world.pieces(50), price: unitCost(11), required },
    { part: null, text: 'Unloading by crane', quantity: world.pieces(1), price: unitCost(180), required },
    { part: 'BOX-C-300', text: 'Box, free sample', quantity: world.pieces(20), price: 0n, required },
  ];
  approve(world, newPurchaseOrder(world, NAMED_VENDORS.supplies, lines, { number: '48206', day: orderedOn(world) }));
}

/** What came in yesterday afternoon went to the life test: the shelf keeps the figure shown. */
function balanceShelf(world: World) {
  const day = addDays(world.today, -1);
  const at = world.calendar.at(day, 1_000);
  countLocation(world, 'B-11-4', [{ part: SHOWN_PART, counted: world.pieces(360) }], { at, day });
}

function due(
  world: World,
  number: string,
  vendor: Vendor,
  parts: readonly (readonly [string | null, number])[],
  day = world.today,
): PurchaseOrder {
  const lines = parts.map(
    ([part, amount]): WantedLine => ({
      ...{ part, quantity: world.pieces(amount), required: day },
      ...(part === null && { text: 'Calibration of gauges', price: unitCost(640) }),
    }),
  );
  return approve(world, newPurchaseOrder(world, vendor, lines, { number, day: orderedOn(world) }));
}

const orderedOn = (world: World) => addDays(world.today, -20);

const approve = (world: World, order: PurchaseOrder) =>
  approvePurchase(world, order, world.calendar.at(addDays(world.today, -19), 610));
