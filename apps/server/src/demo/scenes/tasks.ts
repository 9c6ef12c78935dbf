import { addDays } from '@gemba/contract/kit/dates';
import { quantityText } from '../../postings/index.ts';
import { quantity } from '../amounts.ts';
import { minutesBefore } from '../calendar.ts';
import { approveWork, issue } from '../history/produce.ts';
import type { Operation, WorkOrder } from '../orders/order-types.ts';
import { newWorkOrder } from '../orders/work-order.ts';
import type { World } from '../world.ts';

/** The operator runs one task since 84 minutes and has two more and one put aside; the work order stands at its third operation. */
export function playTasks(world: World) {
  const { rows, now } = world;
  const order = world.workOrder('70418');
  for (const operation of order.operations) {
    const { sequence } = operation;
    if (sequence === 10) finishYesterday(world, order, operation, 'E-171', 430);
    else if (sequence === 20) finishYesterday(world, order, operation, 'E-177', 630);
    else operation.status = 'RUN';
  }
  const started = minutesBefore(now, 84);
  const pieces = quantityText(order.ordered);
  const task_id = world.numberOf('task');
  const mine = { worker: 'E-170', wc: 'CNC-04', estimated_hours: '3.5' };
  rows.add('task', {
    task_id,
    wo_number: '70418',
    sequence: 30,
    ...mine,
    status: 'RUNNING',
    quantity: pieces,
    planned_start: started,
    started_at: started,
    version: 2,
  });
  rows.add('work_interval', {
    interval_id: world.numberOf('work_interval'),
    worker: 'E-170',
    task_id,
    started_at: started,
    ended_at: null,
  });
  const next = (wo_number: string, sequence: number, hours: string, amount: number, minutes: number) =>
    rows.add('task', {
      task_id: world.numberOf('task'),
      wo_number,
      sequence,
      ...mine,
      estimated_hours: hours,
      status: 'OPEN',
      quantity: quantityText(world.pieces(amount)),
      planned_start: minutesBefore(now, -minutes),
      started_at: null,
      version: 1,
    });
  next('70422', 10, '2.0', 300, 130);
  next('70422', 30, '3.5', 300, 300);
  pausedTask(world);
}

/** Grinding was put aside yesterday for the housings that the line waits for. */
function pausedTask(world: World) {
  const { rows, calendar, stock } = world;
  const ground = [...world.parts.values()].find(({ operations }) => operations?.at(-1)?.wc === 'GRD-01');
  if (!ground) return;
  const order = newWorkOrder(world, ground.number, world.pieces(20), addDays(world.today, 5), { number: '70427' });
  approveWork(world, order);
  if (order.components.every(({ part, required }) => stock.onHand(part) >= required))
    issue(
      world,
      order,
      order.components.map(({ item, required }) => ({ item, quantity: required })),
    );
  else order.status = 'RUN';
  const [saw, hob, grind] = order.operations;
  if (!saw || !hob || !grind) return;
  finishYesterday(world, order, saw, 'E-172', 430);
  finishYesterday(world, order, hob, 'E-173', 600);
  grind.status = 'RUN';
  const yesterday = addDays(world.today, -1);
  const [started_at, ended_at] = [calendar.at(yesterday, 780), calendar.at(yesterday, 862)];
  const task_id = world.numberOf('task');
  const worker = 'E-170';
  rows.add('task', {
    task_id,
    wo_number: order.number,
    sequence: grind.sequence,
    wc: grind.wc,
    worker,
    status: 'PAUSED',

    quantity: quantityText(order.ordered),
    estimated_hours: grind.estimate,
    planned_start: started_at,
    started_at,
    version: 3,
  });
  rows.add('work_interval', { interval_id: world.numberOf('work_interval'), worker, task_id, started_at, ended_at });
}

/** Two hours of one worker, with two pieces that were not good. */
function finishYesterday(world: World, order: WorkOrder, operation: Operation, worker: string, minute: number) {
  const { rows, calendar, users } = world;
  const { sequence, wc } = operation;
  Object.assign(operation, { status: 'OK', qualified: order.ordered, defective: quantity(2), hours: 20_000n });
  const report_date = addDays(world.today, -1);
  const report_id = world.numberOf('time_report');
  const span = { started_at: calendar.at(report_date, minute), ended_at: calendar.at(report_date, minute + 120) };
  rows.add('time_report', {
    report_id,
    wo_number: order.number,
    sequence,
    wc,
    worker,
    task_id: null,
    wage_type: 2,
    ...span,
    qualified_qty: quantityText(order.ordered),
    defective_quantity: '2',
    hours: '2',
    estimated_hours: '3.5',
    report_date,
    reported_by: users.operator,
    reported_at: span.ended_at,
  });
  rows.add('time_report_defect', { report_id, wc, defect_code: wc === 'CMM-1' ? 'DIMENSION' : 'BURR', quantity: 2 });
  rows.add('work_interval', { interval_id: world.numberOf('work_interval'), worker, report_id, ...span });
}
