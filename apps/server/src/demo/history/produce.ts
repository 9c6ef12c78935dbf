import { addDays } from '@gemba/contract/kit/dates';
import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { costText, moneyText, quantityText, worth } from '../../postings/index.ts';
import { madeBookings, madeMovements, relievedLabour, useUp } from '../../receiving/index.ts';
import { costOfLeaving, issueMovement } from '../../shipping/index.ts';
import { quantity } from '../amounts.ts';
import { addWorkdays } from '../calendar.ts';
import type { Component, WorkOrder } from '../orders/order-types.ts';
import { newWorkOrder, workOrderTotal } from '../orders/work-order.ts';
import type { World } from '../world.ts';
import { decide } from './decide.ts';
import { readyOperation, runOperations } from './run-operations.ts';

/** Makes what runs short, the parts of an assembly before the assembly. */
export function makeShortParts(world: World) {
  for (const number of world.short) {
    if (!world.part(number).bom) continue;
    world.short.delete(number);
    const missing = world.missingLots(number);
    if (missing > 0n) approveWork(world, newWorkOrder(world, number, missing, addWorkdays(world.day, 12)));
  }
}

export function approveWork(world: World, order: WorkOrder) {
  const { by, at } = decide(world, 'wo', order, 'APPROVE', 'APPROVED', workOrderTotal(world, order));
  Object.assign(order, { approvedBy: by, approvedAt: at });
  readyOperation(order.operations[0]);
  world.need(order.part).onOrder += order.ordered;
  for (const { part, required } of order.components) world.demand(part, required);
}

/** Starts the orders whose components are all there, the most urgent first. */
export function startWork(world: World) {
  const waiting = world.workOrders.filter(({ status, startDay }) => status === 'APPROVED' && startDay <= world.day);
  waiting.sort((a, b) => (a.due < b.due ? -1 : 1));
  for (const order of waiting) {
    if (!order.components.every(({ part, required, issued }) => world.stock.onHand(part) >= required - issued))
      continue;
    issue(
      world,
      order,
      order.components.map(({ item, required, issued }) => ({ item, quantity: required - issued })),
    );
    const done = runOperations(world, order);
    const half = order.ordered > quantity(20) && world.random.chance(0.3);
    if (half)
      world.later(addDays(done, -1), () => receiveWork(world, order, divideHalfAway(order.ordered, 20_000n) * 10_000n));
    world.later(done, () => receiveWork(world, order, order.ordered - order.received));
  }
}

export interface Issued {
  item: number;
  quantity: bigint;
  location?: string;
}

export interface IssueExtras {
  at?: string;
  day?: string;
  by?: number;
}

export function issue(world: World, order: WorkOrder, wanted: readonly Issued[], extras: IssueExtras = {}) {
  const { rows, users } = world;
  const number = world.numberOf('issue');
  const [at, day, by] = [extras.at ?? world.moment(), extras.day ?? world.day, extras.by ?? users.warehouse];
  const goods = wanted.flatMap(({ item, quantity: amount, location: from }) => {
    const component = order.components.find((other) => other.item === item);
    if (!component || amount === 0n) return [];
    component.issued += amount;
    world.need(component.part).demand -= amount;
    const places = from ? [{ location: from, amount }] : world.stock.take(component.part, amount);
    return places.map((place) => ({ component: item, partNumber: component.part, ...place }));
  });
  world.books.post({ at, day, by, document: ['issue', number], order: ['wo', order.number] }, (posting) => {
    goods.forEach(({ component, partNumber, location, amount }, index) => {
      const item = index + 1;
      const [step] = posting.moveAll([issueMovement({ partNumber, location, quantity: amount, item })]);
      const { cost, value } = costOfLeaving(step);
      posting.book('WIP', value);
      const line = { issue: number, item, component, partNumber, location, quantity: amount, cost, value };
      order.issues.push({ ...line, used: 0n, valueUsed: 0n, returned: 0n, valueReturned: 0n });
    });
  });
  rows.add('work_order_issue', { issue_number: number, wo_number: order.number, issued_by: by, issued_at: at });
  order.status = 'RUN';
  order.version += 1;
}

/** Finished goods come in at standard cost and use up what was issued and worked; the difference is the variance. */
function receiveWork(world: World, order: WorkOrder, amount: bigint) {
  const { rows, users } = world;
  const { bin, stdCost, revision } = world.part(order.part);
  const number = world.numberOf('receiver');
  const at = world.moment();
  const labour = relievedLabour(order.labour, order.labourUsed, amount, order.ordered - order.received);
  order.labourUsed += labour;
  order.received += amount;
  const last = order.received === order.ordered;
  const used = order.components.flatMap(
    ({ item, ...component }) =>
      useUp({ itemNumber: item, ...component }, order.issues, order.received, last) ??
      fail(`work order ${order.number} uses more of component ${item} than was issued`),
  );
  const head = {
    at,
    day: world.day,
    by: users.warehouse,
    document: ['receiver', number],
    order: ['wo', order.number],
  } as const;
  world.books.post(head, (posting) => {
    const putAways = [{ location: bin, quantity: amount }];
    const made = { partNumber: order.part, unitCost: stdCost, lotNumber: null, putAways, used };
    posting.bookAll(madeBookings(used, labour, posting.moveAll(madeMovements(made))));
  });
  for (const { issued, quantity: consumed, value } of used) {
    issued.used += consumed;
    issued.valueUsed += value;
    const component = order.components.find(({ item }) => item === issued.component) as Component;
    component.consumed += consumed;
    const key = { receiver_number: number, issue_number: issued.issue, issue_item: issued.item };
    rows.add('work_order_consumption', { ...key, quantity: quantityText(consumed), value: moneyText(value) });
  }
  world.receivers.push({
    receiver_number: number,
    kind: 'wo',
    wo_number: order.number,
    warehouse_code: 'P2',
    received_date: world.day,
    received_at: at,
    received_by: users.warehouse,
    condition: 'OK',
    status: 'CLOSED',
    labour: moneyText(labour),
  });
  rows.add('receiver_item', {
    receiver_number: number,
    item_number: 1,
    part_number: order.part,
    revision,
    quantity: quantityText(amount),
    unit_cost: costText(stdCost),
    amount: moneyText(worth(amount, stdCost)),
  });
  rows.add('receiver_putaway', {
    receiver_number: number,
    item_number: 1,
    location: bin,
    quantity: quantityText(amount),
  });
  world.need(order.part).onOrder -= amount;
  order.version += 1;
  if (last) Object.assign(order, { status: 'FINISHED', finishedAt: at });
}

const fail = (message: string): never => {
  throw new Error(message);
};
