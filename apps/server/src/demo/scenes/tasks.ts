import { addDays } from '@gemba/contract/kit/dates';
import { quantityText } from '../../postings/index.ts';
import { quantity } from '../amounts.ts';
import { minutesBefore } from '../calendar.ts';
import { bookLabour } from '../history/book-labour.ts';
import { approveWork, issue } from '../history/produce.ts';
import { readyOperation } from '../history/run-operations.ts';
import type { Operation, WorkOrder } from '../orders/order-types.ts';
import { newWorkOrder } from '../orders/work-order.ts';
import { minutesIntoShift } from '../people.ts';
import { pieceRateOf } from '../work-centres.ts';
import type { World } from '../world.ts';

const OPERATOR = 'E-170';

/**
 * The operator runs one task since 84 minutes, has worked since the shift began, and has two more tasks and one put aside;
 * the work order stands at its third operation. A colleague is late, and some work waits for anybody.
 */
export function playTasks(world: World) {
  const order = world.workOrder('70418');
  const [bore, measure, turn] = order.operations;
  if (!bore || !measure || !turn) return;
  reportYesterday(world, order, bore, 'E-171', 430);
  reportYesterday(world, order, measure, 'E-177', 630);
  runningTask(world, order, turn);
  reportToday(world, world.workOrder('70422'));
  plannedTask(world, '70422', 10, 2, 40, 130);
  plannedTask(world, '70422', 30, 3.5, 60, 300);
  pausedTask(world);
  lateTask(world);
  waitingTasks(world);
}

const mine = { worker: OPERATOR, wc: 'CNC-04' };

function runningTask(world: World, order: WorkOrder, operation: Operation) {
  const { rows, now } = world;
  const started_at = minutesBefore(now, 84);
  const task_id = world.numberOf('task');
  operation.status = 'RUN';
  rows.add('task', {
    task_id,
    wo_number: order.number,
    sequence: operation.sequence,
    ...mine,
    estimated_hours: '3.5',
    status: 'RUNNING',
    quantity: quantityText(order.ordered),
    planned_start: started_at,
    started_at,
    run_number: 1,
    counted_qualified: quantityText(world.pieces(24)),
    version: 2,
  });
  rows.add('task_event', {
    event_id: `demo-start-of-task-${task_id}`,
    task_id,
    worker: OPERATOR,
    event: 'START',
    happened_at: started_at,
    received_at: started_at,
    device_at: started_at,
    recorded_by: world.users.operator,
  });
  for (const defect_code of ['BURR', 'POROSITY'])
    rows.add('task_defect', { task_id, wc: 'CNC-04', defect_code, quantity: 1 });
  addInterval(world, { worker: OPERATOR, task_id, started_at, ended_at: null, run_number: 1 });
}

const addInterval = (world: World, row: Record<string, string | number | null>) =>
  world.rows.add('work_interval', { interval_id: world.numberOf('work_interval'), ...row });

function plannedTask(
  world: World,
  wo_number: string,
  sequence: number,
  hours: number,
  amount: number,
  minutes: number,
) {
  world.rows.add('task', {
    task_id: world.numberOf('task'),
    wo_number,
    sequence,
    ...mine,
    estimated_hours: hours.toFixed(1),
    status: 'OPEN',
    quantity: quantityText(world.pieces(amount)),
    planned_start: minutesBefore(world.now, -minutes),
    started_at: null,
    version: 1,
  });
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
  reportYesterday(world, order, saw, 'E-172', 430);
  reportYesterday(world, order, hob, 'E-173', 600);
  grind.status = 'RUN';
  const yesterday = addDays(world.today, -1);
  const [started_at, ended_at] = [calendar.at(yesterday, 780), calendar.at(yesterday, 862)];
  const task_id = world.numberOf('task');
  rows.add('task', {
    task_id,
    wo_number: order.number,
    sequence: grind.sequence,
    wc: grind.wc,
    worker: OPERATOR,
    status: 'PAUSED',
    quantity: quantityText(order.ordered),
    estimated_hours: grind.estimate,
    planned_start: started_at,
    started_at,
    run_number: 1,
    paused_at: ended_at,
    version: 3,
  });
  addInterval(world, { worker: OPERATOR, task_id, started_at, ended_at, run_number: 1 });
  rows.add('work_pause', { worker: OPERATOR, started_at: ended_at, reason: 'OTHER_WORK', task_id });
}

interface Told {
  readonly worker: string;
  readonly kind: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly good: bigint;
  readonly defective: number;
  /** Money for one good piece; without it the hours are paid. */
  readonly pieceRate?: string | null;
}

/** Hours and pieces of one worker on an operation. */
function report(world: World, order: WorkOrder, operation: Operation, told: Told) {
  const { rows, users } = world;
  const { sequence, wc } = operation;
  const { worker, kind, day, from, to, good, defective, pieceRate = null } = told;
  const hours = BigInt(Math.round((Date.parse(to) - Date.parse(from)) / 360));
  const report_id = world.numberOf('time_report');
  operation.qualified += good;
  operation.defective += quantity(defective);
  operation.hours += hours;
  operation.status = operation.qualified >= order.ordered ? 'OK' : 'RUN';
  readyOperation(order.operations[order.operations.indexOf(operation) + 1]);
  rows.add('time_report', {
    report_id,
    wo_number: order.number,
    sequence,
    wc,
    worker,
    task_id: null,
    kind,
    wage_type: pieceRate === null ? 2 : 1,
    piece_rate: pieceRate,
    started_at: from,
    ended_at: to,
    qualified_qty: quantityText(good),
    defective_quantity: defective,
    hours: quantityText(hours),
    labour: bookLabour(world, order, { end: to }, report_id, hours, day),
    estimated_hours: operation.estimate,
    report_date: day,
    reported_by: users.operator,
    reported_at: to,
  });
  if (defective > 0)
    rows.add('time_report_defect', {
      report_id,
      wc,
      defect_code: wc === 'CMM-1' ? 'DIMENSION' : 'BURR',
      quantity: defective,
    });
  addInterval(world, { worker, report_id, started_at: from, ended_at: to });
}

/** Two hours, with two pieces that were not good. */
function reportYesterday(world: World, order: WorkOrder, operation: Operation, worker: string, minute: number) {
  const day = addDays(world.today, -1);
  const [from, to] = [world.calendar.at(day, minute), world.calendar.at(day, minute + 120)];
  report(world, order, operation, { worker, kind: 'AFTER', day, from, to, good: order.ordered, defective: 2 });
}

/** From the start of the shift to the running task: work, a break, piecework, a gap that nobody has explained, and lunch. */
function reportToday(world: World, order: WorkOrder) {
  const { rows, now, today, calendar } = world;
  const [operation] = order.operations;
  if (!operation) return;
  const began = minutesIntoShift(calendar.minuteOf(now));
  const day = minutesBefore(now, began) >= calendar.at(today, 0) ? today : addDays(today, -1);
  const work = (from: number, to: number, pieces: number, more: Pick<Told, 'defective' | 'pieceRate'>) =>
    report(world, order, operation, {
      worker: OPERATOR,
      kind: 'DAILY',
      day,
      from: minutesBefore(now, from),
      to: minutesBefore(now, to),
      good: world.pieces(pieces),
      ...more,
    });
  const pause = (from: number, reason: string) =>
    rows.add('work_pause', { worker: OPERATOR, started_at: minutesBefore(now, from), reason, task_id: null });
  work(began, 205, Math.round((began - 205) / 4), { defective: 1 });
  pause(205, 'BREAK');
  work(190, 140, 12, { defective: 0, pieceRate: pieceRateOf(operation) });
  pause(114, 'MEAL');
}

const isWaiting = ({ qualified, status }: Operation) => qualified === 0n && status !== 'RUN';

/** Operations that can begin: all before them are done. */
const readyOperations = (world: World) =>
  world.workOrders.flatMap((order) => {
    if (order.status !== 'RUN' && order.status !== 'APPROVED') return [];
    const operation = order.operations.find(({ status }) => status !== 'OK');
    return operation && isWaiting(operation) ? [{ order, operation }] : [];
  });

/** Assembly has taken longer than it was planned for. */
function lateTask(world: World) {
  const { rows, now } = world;
  const late = readyOperations(world).find(({ operation: { wc } }) => wc === 'LINE-2');
  if (!late) return;
  const { order, operation } = late;
  const started_at = minutesBefore(now, 85);
  const task_id = world.numberOf('task');
  operation.status = 'RUN';
  rows.add('task', {
    task_id,
    wo_number: order.number,
    sequence: operation.sequence,
    wc: operation.wc,
    worker: 'E-175',
    status: 'RUNNING',
    quantity: quantityText(order.ordered),
    estimated_hours: '0.9',
    planned_start: started_at,
    started_at,
    run_number: 1,
    version: 2,
  });
  addInterval(world, { worker: 'E-175', task_id, started_at, ended_at: null, run_number: 1 });
}

const WAITING_AT_MOST = 8;

/** Work that nobody has yet. */
function waitingTasks(world: World) {
  const planned = new Set(['70418', '70422', '70427']);
  const waiting = readyOperations(world).filter(({ order }) => !planned.has(order.number));
  for (const [index, { order, operation }] of waiting.slice(0, WAITING_AT_MOST).entries())
    world.rows.add('task', {
      task_id: world.numberOf('task'),
      wo_number: order.number,
      sequence: operation.sequence,
      wc: operation.wc,
      worker: null,
      status: 'OPEN',
      quantity: quantityText(order.ordered),
      estimated_hours: operation.estimate,
      planned_start: minutesBefore(world.now, -60 * (index + 1)),
      version: 1,
    });
}
