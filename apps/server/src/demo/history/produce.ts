import { addDays } from '@gemba/contract/kit/dates';
import { costText, divide, larger, moneyText, quantity, quantityText, smaller, worth } from '../amounts.ts';
import { addWorkdays } from '../calendar.ts';
import type { IssueItem, WorkOrder } from '../orders/order-types.ts';
import { newWorkOrder, workOrderTotal } from '../orders/work-order.ts';
import type { World } from '../world.ts';
import { decide } from './decide.ts';
import { runOperations } from './run-operations.ts';

/** Makes what runs short, the parts of an assembly before the assembly. */
export function makeShortParts(world: World) {
  for (const number of world.short) {
    const { bom, safety, lot } = world.part(number);
    if (!bom) continue;
    world.short.delete(number);
    const missing = quantity(safety) - world.free(number);
    if (missing <= 0n) continue;
    const lots = larger(1n, divide(missing + quantity(lot) - 1n, quantity(lot)));
    const order = newWorkOrder(world, number, lots * quantity(lot), addWorkdays(world.day, 12));
    approveWork(world, order);
  }
}

export function approveWork(world: World, order: WorkOrder) {
  const { by, at } = decide(world, 'wo', order, 'APPROVE', 'APPROVED', workOrderTotal(world, order));
  Object.assign(order, { approvedBy: by, approvedAt: at });
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
    if (half) world.later(addDays(done, -1), () => receiveWork(world, order, divide(order.ordered, 20_000n) * 10_000n));
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
  const issued: IssueItem[] = [];
  world.books.post({ at, day, by, document: ['issue', number], order: ['wo', order.number] }, (posting) => {
    for (const { item, quantity: amount, location: from } of wanted) {
      const component = order.components.find((one) => one.item === item);
      if (!component || amount === 0n) continue;
      const places = from ? [{ location: from, amount }] : world.stock.take(component.part, amount);
      for (const { location, amount: taken } of places) {
        const { cost } = world.stock.at(component.part, location);
        const value = -posting.move(component.part, location, { movement: 'ISSUE', onHand: -taken, wip: taken, item });
        posting.book('WIP', value);
        const line = { issue: number, item: issued.length + 1, component: item, part: component.part, location };
        issued.push({ ...line, quantity: taken, cost, value, consumed: 0n, valueConsumed: 0n });
      }
      component.issued += amount;
      world.need(component.part).demand -= amount;
    }
  });
  rows.add('work_order_issue', { issue_number: number, wo_number: order.number, issued_by: by, issued_at: at });
  order.issues.push(...issued);
  order.status = 'RUN';
  order.version += 1;
}

/** Finished goods come in at standard cost and use up what was issued; the difference is labour and variance. */
function receiveWork(world: World, order: WorkOrder, amount: bigint) {
  const { rows, users } = world;
  const { bin, stdCost, revision } = world.part(order.part);
  const number = world.numberOf('receiver');
  const at = world.moment();
  order.received += amount;
  const last = order.received === order.ordered;
  const used: { item: IssueItem; quantity: bigint; value: bigint }[] = [];
  const head = {
    at,
    day: world.day,
    by: users.warehouse,
    document: ['receiver', number],
    order: ['wo', order.number],
  } as const;
  world.books.post(head, (posting) => {
    const value = posting.move(order.part, bin, { movement: 'RECEIVE_WO', onHand: amount, cost: stdCost, item: 1 });
    let fromWip = 0n;
    for (const component of order.components) {
      const wanted = last ? component.issued - component.consumed : divide(component.per * amount, 10_000n);
      for (const one of consume(order, component.item, wanted)) {
        posting.move(one.item.part, one.item.location, {
          movement: 'CONSUME',
          wip: -one.quantity,
          item: component.item,
        });
        fromWip += one.value;
        used.push(one);
      }
      component.consumed += wanted;
    }
    posting.book('WIP', -fromWip);
    posting.book('PRODUCTION_VARIANCE', fromWip - value);
  });
  for (const { item, quantity: consumed, value } of used) {
    const key = { receiver_number: number, issue_number: item.issue, issue_item: item.item };
    rows.add('work_order_consumption', { ...key, quantity: quantityText(consumed), value: moneyText(value) });
  }
  world.receivers.push({
    ...{ receiver_number: number, kind: 'wo', wo_number: order.number, warehouse_code: 'P2', received_date: world.day },
    ...{ received_at: at, received_by: users.warehouse, condition: 'OK', status: 'CLOSED' },
  });
  rows.add('receiver_item', {
    ...{ receiver_number: number, item_number: 1, part_number: order.part, revision, quantity: quantityText(amount) },
    ...{ unit_cost: costText(stdCost), amount: moneyText(worth(amount, stdCost)) },
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

function consume(order: WorkOrder, component: number, wanted: bigint) {
  const used: { item: IssueItem; quantity: bigint; value: bigint }[] = [];
  let left = wanted;
  for (const item of order.issues.filter((one) => one.component === component)) {
    const taken = smaller(left, item.quantity - item.consumed);
    if (taken === 0n) continue;
    item.consumed += taken;
    // The last piece takes what the roundings left.
    const value =
      item.consumed === item.quantity ? item.value - item.valueConsumed : divide(item.value * taken, item.quantity);
    item.valueConsumed += value;
    left -= taken;
    used.push({ item, quantity: taken, value });
  }
  if (left > 0n) throw new Error(`work order ${order.number} uses more of component ${component} than was issued`);
  return used;
}
