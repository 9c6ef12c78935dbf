import { addDays } from '@gemba/contract/kit/dates';
import { quantity, quantityText } from '../amounts.ts';
import { minutesBefore } from '../calendar.ts';
import type { WorkOrder } from '../orders/order-types.ts';
import type { World } from '../world.ts';

/** The operator runs one task since 84 minutes and has two more; the work order stands at its third operation. */
export function playTasks(world: World) {
  const { rows, now } = world;
  const order = world.workOrders.find(({ number }) => number === '70418');
  if (!order) return;
  const yesterday = addDays(world.today, -1);
  order.operations.forEach((operation, at) => {
    if (operation.sequence < 30) {
      Object.assign(operation, { status: 'OK', qualified: order.ordered, defective: quantity(2), hours: 20_000n });
      reportBefore(
        world,
        order,
        operation.sequence,
        operation.wc,
        at === 0 ? 'E-171' : 'E-177',
        yesterday,
        430 + at * 200,
      );
    } else operation.status = 'RUN';
  });
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
      ...{
        task_id: world.numberOf('task'),
        wo_number,
        sequence,
        ...mine,
        estimated_hours: hours,
        status: 'OPEN',
        quantity: quantityText(world.pieces(amount)),
      },
      ...{ planned_start: minutesBefore(now, -minutes), started_at: null, version: 1 },
    });
  next('70422', 10, '2.0', 300, 130);
  next('70422', 30, '3.5', 300, 300);
}

function reportBefore(
  world: World,
  order: WorkOrder,
  sequence: number,
  wc: string,
  worker: string,
  day: string,
  minute: number,
) {
  const { rows, calendar, users } = world;
  const report_id = world.numberOf('time_report');
  const span = { started_at: calendar.at(day, minute), ended_at: calendar.at(day, minute + 120) };
  rows.add('time_report', {
    ...{
      report_id,
      wo_number: order.number,
      sequence,
      wc,
      worker,
      task_id: null,
      wage_type: 2,
      qualified_qty: quantityText(order.ordered),
      defective_quantity: '2',
      ...span,
    },
    ...{
      hours: '2',
      estimated_hours: '3.5',
      report_date: day,
      reported_by: users.operator,
      reported_at: span.ended_at,
    },
  });
  rows.add('time_report_defect', { report_id, wc, defect_code: wc === 'CNC-04' ? 'BURR' : 'DIMENSION', quantity: 2 });
  rows.add('work_interval', { interval_id: world.numberOf('work_interval'), worker, report_id, ...span });
}
