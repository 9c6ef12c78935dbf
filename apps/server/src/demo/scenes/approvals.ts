import { addDays } from '@gemba/contract/kit/dates';
import { costText, moneyText, quantityText, rateText, unitCost } from '../amounts.ts';
import { approveWork } from '../history/produce.ts';
import { newPurchaseOrder, type PurchaseExtras } from '../orders/purchase-order.ts';
import { newQuote, newSalesOrder } from '../orders/sales-order.ts';
import { newWorkOrder } from '../orders/work-order.ts';
import { NAMED_VENDORS, type Vendor } from '../vendors.ts';
import type { World } from '../world.ts';

type Asked = [part: string, amount: number, price: number, last?: number];

/** Six purchase orders, three sales orders, two quotes and a work order wait, each with its own reason to look twice. */
export function playApprovals(world: World) {
  const { users, today } = world;
  const hours = (count: number) => world.recently(count * 60);
  const ask = (number: string, vendor: Vendor, days: number, lines: readonly Asked[], extras: PurchaseExtras = {}) => {
    const wanted = lines.map(([part, amount, price, last]) => ({
      ...{ part, quantity: world.pieces(amount), price: unitCost(price), required: addDays(today, 20) },
      ...(last !== undefined && { lastPrice: unitCost(last) }),
    }));
    const createdAt = world.calendar.at(addDays(today, -days), 600);
    newPurchaseOrder(world, vendor, wanted, { number, day: addDays(today, -days), createdAt, ...extras });
  };
  ask(
    '48213',
    NAMED_VENDORS.castings,
    4,
    [
      ['HSG-220-A', 240, 142, 126.79],
      ['COV-220-B', 240, 48.5, 47.9],
      ['PLG-M20-ST', 500, 6.4, 6.4],
    ],
    {
      message: 'Castings for the July build. Alloy surcharge on the housings.',
    },
  );
  ask(
    '48221',
    NAMED_VENDORS.bearings,
    2,
    [
      ['BRG-6204-2RS', 2_000, 3.24, 2.89],
      ['BRG-6306-C3', 600, 10, 9.8],
    ],
    {
      message: 'The 6204 went up with the surcharge; the second source asks more.',
    },
  );
  ask('48226', NAMED_VENDORS.fasteners, 1, [['FST-M8X25-8.8', 10_000, 0.19345, 0.19]]);
  ask(
    '48230',
    NAMED_VENDORS.seals,
    0,
    [
      ['SEL-35/52/7-NBR', 3_000, 1.56, 1.56],
      ['SEL-45/65/8-NBR', 900, 2.246_667, 2.2],
    ],
    { createdAt: hours(6) },
  );
  ask('48231', NAMED_VENDORS.motors, 0, [['MTR-IE3-7.5KW', 24, 890, 880]], {
    createdAt: hours(5),
    buyer: 'HB',
    owner: users.approver,
  });
  ask(
    '48233',
    NAMED_VENDORS.forgings,
    0,
    [
      ['GRB-220-W', 200, 225, 224],
      ['PIN-220-R', 160, 108, 105],
    ],
    { createdAt: hours(2) },
  );
  waitingSales(world);
  waitingReturns(world);
  authorities(world);
}

function waitingSales(world: World) {
  const { today } = world;
  const customer = (id: string) => world.customers.find((one) => one.id === id) as World['customers'][number];
  const line = (part: string, amount: number) => ({
    part,
    quantity: world.pieces(amount),
    required: addDays(today, 21),
  });
  newSalesOrder(world, customer('PAC-001'), [line('GBX-440-05', 20), line('GBX-330-05', 12)], {
    number: '31084',
    day: addDays(today, -2),
  });
  newSalesOrder(world, customer('VAN-005'), [line('DRV-220-05-1.5KW', 6)], {
    number: '31085',
    day: addDays(today, -1),
  });
  newSalesOrder(world, customer('BLU-011'), [line('CPL-38-GG', 12), line('BRG-6208-C3', 30)], {
    number: '31086',
    day: today,
    createdAt: world.recently(95),
  });
  newQuote(world, customer('GRU-003'), [line('GBX-440-07', 40)], { number: '5450', day: addDays(today, -1) });
  newQuote(world, customer('CED-008'), [line('DRV-330-05-5.5KW', 8)], {
    number: '5451',
    day: today,
    createdAt: world.recently(70),
  });
  newWorkOrder(world, 'GBX-220-05', world.pieces(40), addDays(today, 18), { number: '70431' });
  const notCosted = newWorkOrder(world, 'DRV-440-05-11KW', world.pieces(4), addDays(today, 10), { number: '70425' });
  approveWork(world, notCosted);
}

function waitingReturns(world: World) {
  const { rows, users, today } = world;
  const rate = rateText(100_000_000n);
  const total = moneyText((world.part('CPL-38-AL').price / 10_000n) * 4n);
  const waiting = {
    status: 'NOT_APPROVED',
    currency: 'USD',
    exchange_rate: rate,
    total,
    approval_total: total,
    version: 1,
    approve_by: null,
    approve_date: null,
    created_at: world.calendar.at(addDays(today, -1), 930),
  };
  const rma_number = world.numberOf('rma');
  rows.add('rma', {
    rma_number,
    rma_date: addDays(today, -1),
    customer_id: 'ALD-002',
    so_number: '31077',
    owner: users.sales,
    ...waiting,
    reason: 'Wrong bore',
  });
  rows.add('rma_item', {
    rma_number,
    item_number: 1,
    part_number: 'CPL-38-AL',
    quantity: '4',
    quantity_received: '0',
    unit_price: costText(world.part('CPL-38-AL').price),
    so_item_number: 3,
  });
  const rtv_number = world.numberOf('rtv');
  rows.add('rtv', {
    rtv_number,
    rtv_date: addDays(today, -1),
    vendor_id: 'KES-031',
    po_number: '48150',
    owner: users.buyer,
    ...waiting,
    total: '34.68',
    approval_total: '34.68',
    reason: 'Outside the noise limit',
  });
  rows.add('rtv_item', {
    rtv_number,
    item_number: 1,
    part_number: 'BRG-6204-2RS',
    location: 'QA-HOLD',
    quantity: quantityText(world.pieces(12)),
    quantity_shipped: '0',
    unit_cost: '2.89',
    reason: 'Noise',
  });
}

function authorities({ rows, users, today, calendar }: World) {
  for (const kind of ['po', 'so', 'qo', 'wo', 'rma', 'rtv']) {
    rows.add('approval_authority', { user_id: users.manager, kind, limit_amount: '1000000' });
    if (users.approver !== users.manager)
      rows.add('approval_authority', { user_id: users.approver, kind, limit_amount: '40000' });
  }
  if (users.approver === users.manager) return;
  rows.add('approval_delegation', {
    delegation_id: 1,
    from_user: users.manager,
    to_user: users.admin,
    kind: 'wo',
    from_date: addDays(today, -40),
    thru_date: addDays(today, -30),
    created_at: calendar.at(addDays(today, -41), 900),
  });
}
