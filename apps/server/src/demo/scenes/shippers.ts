import { addDays } from '@gemba/contract/kit/dates';
import { cancelShipper } from '../history/cancel-shipper.ts';
import { holdOrder } from '../history/decide.ts';
import { pick } from '../history/ship.ts';
import type { SalesOrder } from '../orders/order-types.ts';
import { CUSTOMER_WAITS } from '../orders/sales-order.ts';
import type { World } from '../world.ts';
import { proformaFor } from './proforma-shippers.ts';
import { haveInBin } from './shelves.ts';
import { shipTo } from './shipping.ts';

/** Yesterday's shippers: two wait for the truck, four have left and wait for their invoice, one was given up. */
export function playShippers(world: World) {
  const { today } = world;
  const [couplings, tomorrow] = [stockedCouplings(world), addDays(today, 1)];
  const order = (customer: string, number: string, amount: number, required = tomorrow) => {
    const part = couplings.next().value;
    haveInBin(world, part, amount);
    return shipTo(world, customer, number, [[part, amount]], required);
  };
  pickAll(world, order('PAC-001', '31065', 4));
  pickAll(world, order('VAN-005', '31066', 4));
  pickAll(world, order('GRU-003', '31063', 3)).ship();

  const announced = order('BLU-011', '31064', 5);
  const pf_number = proformaFor(world, announced, { day: addDays(today, -4), shipped: true });
  const sent = pickAll(world, announced);
  Object.assign(sent.shipper, { pf_number });
  sent.ship();

  shipSome(world, order('BRA-020', '31059', 9, addDays(today, 6)), 4);
  const halved = order('CED-008', '31067', 8, addDays(today, 5));
  shipSome(world, halved, 4);
  if (halved.status === 'PARTIAL')
    holdOrder(world, 'so', halved, CUSTOMER_WAITS, world.calendar.at(addDays(today, -1), 990));

  const postponed = order('BAL-004', '31069', 2, addDays(today, 12));
  cancelShipper(world, postponed, pickAll(world, postponed));
}

const shipSome = (world: World, order: SalesOrder, amount: number) =>
  pick(
    world,
    order,
    order.items.map((item) => ({ item, quantity: world.pieces(amount) })),
  ).ship();

const pickAll = (world: World, order: SalesOrder) =>
  pick(
    world,
    order,
    order.items.map((item) => ({ item, quantity: item.ordered })),
  );

/** Those with most on hand first: what others wait for is not taken from them. */
function* stockedCouplings(world: World): Generator<string, string> {
  const couplings = (world.sold.get('CPL') ?? []).toSorted((a, b) =>
    Number(world.stock.onHand(b) - world.stock.onHand(a)),
  );
  yield* couplings;
  throw new Error('more shippers than couplings');
}
