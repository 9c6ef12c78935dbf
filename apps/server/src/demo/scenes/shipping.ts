import { addDays } from '@gemba/contract/kit/dates';
import { money } from '../amounts.ts';
import { LOCKED_CUSTOMER, NO_TAX_ACCOUNT_CUSTOMER, OVER_CREDIT_CUSTOMER } from '../customers.ts';
import { holdOrder } from '../history/decide.ts';
import { countLocation } from '../history/keep-house.ts';
import { accept } from '../history/sell.ts';
import type { SalesOrder } from '../orders/order-types.ts';
import { CUSTOMER_WAITS, newSalesOrder, type SoldLine } from '../orders/sales-order.ts';
import type { World } from '../world.ts';

/** Twelve shipments are due today, among them one for every reason to be refused. */
export function playShipping(world: World) {
  const { today } = world;
  const yesterday = addDays(today, -1);
  const stocked = [
    ['C-02-1', 24],
    ['B-11-4', 36],
  ] as const;
  stocked.forEach(([location, amount], index) => {
    countLocation(world, location, [{ part: 'MTR-IE3-1.5KW', counted: world.pieces(amount) }], {
      at: world.calendar.at(yesterday, 410 + index),
      day: yesterday,
    });
  });
  shipTo(world, 'ALD-002', '31077', [
    ['GBX-110-03', 6],
    ['MTR-IE3-1.5KW', 60],
    ['CPL-38-AL', 60],
  ]);
  shipTo(world, 'PAC-001', '31070', [
    ['GBX-330-04', 2],
    ['CPL-42-AL', 4],
  ]);
  shipTo(world, 'GRU-003', '31071', [['MTR-IE3-4KW', 2]]);
  shipTo(world, 'VAN-005', '31072', [
    ['BRG-6205-2RS', 20],
    ['SEL-30/47/7-NBR', 20],
  ]);
  shipTo(world, 'BLU-011', '31073', [['CPL-28-AL', 6]]);
  shipTo(world, 'CED-008', '31074', [['GBX-440-05', 1]]);
  shipTo(world, LOCKED_CUSTOMER, '31075', [['MTR-IE3-3KW', 1]]);
  shipTo(world, OVER_CREDIT_CUSTOMER, '31076', [['MTR-IE3-11KW', 6]]);
  shipTo(world, NO_TAX_ACCOUNT_CUSTOMER, '31078', [['CPL-28-GG', 5]]);
  shipTo(world, 'COR-031', '31079', [['W00-14/200(A)', 3]]);
  shipTo(world, 'BAL-004', '31080', [['SEN-PT100', 2]]);
  const wrongRevision = shipTo(world, 'SUZ-014', '31081', [['GBX-220-07', 1]]);
  for (const item of wrongRevision.items) item.revision = 'A';
  const held = shipTo(world, 'DAQ-012', '31082', [['CPL-48-GG', 2]], addDays(today, 3));
  holdOrder(world, 'so', held, CUSTOMER_WAITS, world.calendar.at(yesterday, 700));
}

export function shipTo(
  world: World,
  customerId: string,
  number: string,
  parts: readonly (readonly [string, number])[],
  required = world.today,
): SalesOrder {
  const customer = world.customers.find(({ id }) => id === customerId) as World['customers'][number];
  const lines = parts.map(([part, amount]): SoldLine => ({ part, quantity: world.pieces(amount), required }));
  const order = newSalesOrder(world, customer, lines, { number, day: addDays(world.today, -12), freight: money(120) });
  accept(world, order, world.calendar.at(addDays(world.today, -11), 640));
  return order;
}
