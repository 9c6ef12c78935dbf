import { addDays } from '@gemba/contract/kit/dates';
import { quantityText } from '../../postings/index.ts';
import { quantity } from '../amounts.ts';
import { workdayFrom } from '../calendar.ts';
import type { Operation, WorkOrder } from '../orders/order-types.ts';
import { DEFECTS, pieceRateOf, WORKERS } from '../work-centres.ts';
import type { World } from '../world.ts';
import { bookLabour } from './book-labour.ts';

const SHIFT = { from: 420, to: 930 };

/** When a worker is free again: a day, and minutes after midnight. No two spans of one worker ever overlap. */
interface Free {
  day: string;
  minute: number;
}

/** Plans and reports the operations one after the other; answers the day on which the goods can be received. */
export function runOperations(world: World, order: WorkOrder): string {
  let ready: Free = { day: world.day, minute: SHIFT.from + 30 };
  for (const operation of order.operations) {
    const minutes = Math.min(
      Math.max(20, Math.round(operation.estimate * 60 * (0.85 + world.random.next() * 0.35))),
      400,
    );
    const worker = quickest(world, operation.wc, ready);
    const start = slot(world, worker, ready, minutes);
    const end: Free = { day: start.day, minute: start.minute + minutes };
    world.freeAt.set(worker, end);
    operation.start = world.calendar.at(start.day, start.minute);
    operation.end = world.calendar.at(end.day, end.minute);
    if (start.day === world.day) report(world, order, operation, worker, minutes);
    else world.later(start.day, () => report(world, order, operation, worker, minutes));
    ready = end;
  }
  return workdayFrom(addDays(ready.day, 1));
}

/** The first operation is ready with the approval of its order, each other one with the report before it. */
export function readyOperation(operation: Operation | undefined) {
  if (operation?.status === 'WAITING') operation.status = 'NOT_SETUP';
}

const quickest = (world: World, wc: string, ready: Free) =>
  (WORKERS[wc] ?? []).toSorted((a, b) => compare(freeOf(world, a, ready), freeOf(world, b, ready)))[0] ?? 'E-170';

const freeOf = (world: World, worker: string, ready: Free): Free => {
  const free = world.freeAt.get(worker) ?? ready;
  return compare(free, ready) < 0 ? ready : free;
};

const compare = (a: Free, b: Free) => (a.day === b.day ? a.minute - b.minute : a.day < b.day ? -1 : 1);

const slot = (world: World, worker: string, ready: Free, minutes: number): Free => {
  const free = freeOf(world, worker, ready);
  if (free.minute + minutes <= SHIFT.to) return free;
  return { day: workdayFrom(addDays(free.day, 1)), minute: SHIFT.from };
};

function report(world: World, order: WorkOrder, operation: Operation, worker: string, minutes: number) {
  const { rows, random } = world;
  if (order.status !== 'RUN') return;
  const report_id = world.numberOf('time_report');
  const task_id = world.numberOf('task');
  const defects = random.chance(0.12) ? random.int(1, 3) : 0;
  const piece_rate = random.chance(0.3) ? pieceRateOf(operation) : null;
  const key = { wo_number: order.number, sequence: operation.sequence, wc: operation.wc };
  operation.status = 'OK';
  operation.qualified = order.ordered;
  operation.defective = quantity(defects);
  operation.hours = BigInt(Math.round((minutes / 60) * 10_000));
  readyOperation(order.operations[order.operations.indexOf(operation) + 1]);
  const span = { started_at: operation.start, ended_at: operation.end };
  const planned = { quantity: quantityText(order.ordered), estimated_hours: operation.estimate };
  rows.add('task', {
    task_id,
    ...key,
    worker,
    status: 'CLOSED',
    ...planned,
    planned_start: operation.start,
    started_at: operation.start,
    closed_at: operation.end,
  });
  rows.add('time_report', {
    report_id,
    ...key,
    worker,
    task_id,
    kind: 'TASK',
    wage_type: piece_rate === null ? 2 : 1,
    piece_rate,
    labour: bookLabour(world, order, operation, report_id, operation.hours),
    qualified_qty: quantityText(order.ordered),
    defective_quantity: quantityText(quantity(defects)),
    ...span,
    hours: quantityText(operation.hours),

    estimated_hours: operation.estimate,
    report_date: world.day,
    reported_by: world.users.operator,
    reported_at: operation.end,
  });
  if (defects > 0) {
    const defect_code = random.pick(DEFECTS[operation.wc] ?? ['BURR']);
    rows.add('time_report_defect', { report_id, wc: operation.wc, defect_code, quantity: defects });
  }
  rows.add('work_interval', { interval_id: world.numberOf('work_interval'), worker, task_id, report_id, ...span });
}
