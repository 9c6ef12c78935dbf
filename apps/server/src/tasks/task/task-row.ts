import type { TaskRow } from '@gemba/contract/tasks/task/task-shapes';

/** A task as the database gives it: `TaskRow` is made of it. */
export interface TaskFields extends Omit<TaskRow, 'worker' | 'counted' | 'online' | 'urgency'> {
  worker: string | null;
  workerName: string | null;
  online: number;
  urgency: string;
  countedQualified: string;
  countedDefective: string;
}

const PLANNED_END = `(t.planned_start + t.estimated_hours * interval '1 hour')`;

/** Time `i` of the task `t` by its worker, since they have it: time up to a giving back is reported already. */
export const ON_ITS_CLOCK = `i.company_id = t.company_id and i.task_id = t.task_id and i.worker = t.worker and i.voided_by is null
  and not exists (select from time_report given
    where given.company_id = i.company_id and given.report_id = i.report_id and given.kind = 'PART')`;

/** Columns of a task; `t` is the task. Goes with TASK_JOINS. */
export const TASK_COLUMNS = `t.task_id, t.wo_number, t.sequence, op.description as operation, t.wc, wc.wc_name,
  o.part_number as part, o.revision, part.description, part.description_zh, part.description_es, part.uom,
  op.status as operation_status, wc.online, t.status, t.worker, e.employee_name as worker_name, t.quantity, t.estimated_hours,
  t.planned_start, ${PLANNED_END} as planned_end, o.due_date,
  case when t.status <> 'CLOSED' and (${PLANNED_END} < now() or o.due_date < (now() at time zone c.time_zone)::date) then 'LATE'
       when coalesce((t.planned_start at time zone c.time_zone)::date <= (now() at time zone c.time_zone)::date, true) then 'TODAY'
       else 'LATER' end as urgency,
  t.started_at, t.closed_at,
  (select coalesce(sum(extract(epoch from coalesce(i.ended_at, clock_timestamp()) - i.started_at)), 0)::int from work_interval i
    where ${ON_ITS_CLOCK}) as worked_seconds,
  t.counted_qualified,
  (select coalesce(sum(d.quantity), 0) from task_defect d
    where d.company_id = t.company_id and d.task_id = t.task_id) as counted_defective,
  t.version`;

export const TASK_JOINS = `
  join company c on c.company_id = t.company_id
  join work_order o on o.company_id = t.company_id and o.wo_number = t.wo_number
  join work_order_operation op on op.company_id = t.company_id and op.wo_number = t.wo_number and op.sequence = t.sequence
  join part on part.company_id = o.company_id and part.part_number = o.part_number
  join work_centre wc on wc.company_id = t.company_id and wc.wc = t.wc
  left join employee e on e.company_id = t.company_id and e.employee_id = t.worker`;

export const taskRowOf = ({
  worker,
  workerName,
  online,
  urgency,
  countedQualified,
  countedDefective,
  ...task
}: TaskFields): TaskRow => ({
  ...task,
  online: online === 1 ? 1 : 0,
  urgency: urgency as TaskRow['urgency'],
  worker: worker === null ? null : { employeeId: worker, name: workerName ?? worker },
  counted: { qualified: countedQualified, defective: countedDefective },
});
