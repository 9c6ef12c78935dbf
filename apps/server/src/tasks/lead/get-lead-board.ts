import * as contract from '@gemba/contract/tasks/lead/get-lead-board';
import { type BegunTask, type BoardCentre, CENTRE_STATES } from '@gemba/contract/tasks/lead/lead-board';
import type { Phase } from '@gemba/contract/tasks/task/task-shapes';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { ON_ITS_CLOCK } from '../task/task-row.ts';

type Asked = { companyId: number; me: string | null };

interface CentreRow {
  wc: string;
  wcName: string;
  online: number;
  onlineSince: string | null;
  openTaskCount: number;
  lastClosedAt: string | null;
}

const LED = 'select l.wc from work_centre_lead l where l.company_id = :companyId and l.employee_id = :me';

const selectCentres = statement<Asked, CentreRow>(
  `select wc.wc, wc.wc_name, wc.online, wc.online_since,
     (select count(*)::int from task t join work_order o on o.company_id = t.company_id and o.wo_number = t.wo_number
       where t.company_id = wc.company_id and t.wc = wc.wc and t.status = 'OPEN' and o.list_status = 'open') as open_task_count,
     (select max(t.closed_at) from task t
       where t.company_id = wc.company_id and t.wc = wc.wc and t.status = 'CLOSED') as last_closed_at
    from work_centre wc where wc.company_id = :companyId and wc.wc in (${LED}) order by wc.wc`,
);

const BOARD_TASK = `t.task_id, t.wo_number, t.sequence, op.description as operation, t.wc, wc.wc_name, o.part_number as part, t.quantity,
  t.estimated_hours, t.planned_start + t.estimated_hours * interval '1 hour' as planned_end`;
const BOARD_JOINS = `
  join work_order o on o.company_id = t.company_id and o.wo_number = t.wo_number
  join work_order_operation op on op.company_id = t.company_id and op.wo_number = t.wo_number and op.sequence = t.sequence
  join work_centre wc on wc.company_id = t.company_id and wc.wc = t.wc
  left join employee e on e.company_id = t.company_id and e.employee_id = t.worker`;

interface BoardRow {
  taskId: number;
  woNumber: string;
  sequence: number;
  operation: string;
  wc: string;
  wcName: string;
  part: string;
  quantity: string;
  estimatedHours: string;
  plannedEnd: string | null;
}

interface BegunRow extends BoardRow {
  workerId: string;
  workerName: string;
  status: string;
  phase: Phase;
  since: string;
  workedSeconds: number;
  qualified: string;
  lateSeconds: number;
}

const selectBegun = statement<Asked, BegunRow>(
  `select ${BOARD_TASK}, t.worker as worker_id, e.employee_name as worker_name, t.status, t.phase,
     coalesce(running.started_at, t.paused_at, t.started_at) as since,
     (select coalesce(sum(extract(epoch from coalesce(i.ended_at, clock_timestamp()) - i.started_at)), 0)::int from work_interval i
       where ${ON_ITS_CLOCK}) as worked_seconds,
     t.counted_qualified as qualified,
     greatest(coalesce(extract(epoch from clock_timestamp() - (t.planned_start + t.estimated_hours * interval '1 hour')), 0), 0)::int as late_seconds
    from task t ${BOARD_JOINS}
    left join work_interval running on running.company_id = t.company_id and running.task_id = t.task_id
     and running.ended_at is null and running.voided_by is null
   where t.company_id = :companyId and t.wc in (${LED}) and t.status in ('RUNNING', 'PAUSED') order by t.wc, since`,
  { neverNull: ['workerId', 'workerName', 'since'] },
);

interface NextRow extends BoardRow {
  workerId: string | null;
  workerName: string | null;
  isLate: boolean;
}

const selectNext = statement<Asked, NextRow>(
  `select distinct on (t.wc) ${BOARD_TASK}, t.worker as worker_id, e.employee_name as worker_name,
     coalesce(t.planned_start + t.estimated_hours * interval '1 hour' < now(), false) as is_late
    from task t ${BOARD_JOINS}
   where t.company_id = :companyId and t.wc in (${LED}) and t.status = 'OPEN' and o.list_status = 'open'
   order by t.wc, t.rank nulls last, t.planned_start nulls last, t.task_id`,
);

interface IdleRow {
  workerId: string;
  workerName: string;
  wcs: string[];
  since: string | null;
}

// Nobody is idle at home. A shift whose end comes before its start passes midnight.
const IN_SHIFT = `(s.shift_code is null or case when s.start_time < s.end_time
    then wall.clock >= s.start_time and wall.clock < s.end_time
    else wall.clock >= s.start_time or wall.clock < s.end_time end)`;

const selectIdle = statement<Asked, IdleRow>(
  `select e.employee_id as worker_id, e.employee_name as worker_name, free.wcs,
     (select i.ended_at from work_interval i where i.company_id = e.company_id and i.worker = e.employee_id and i.voided_by is null
       order by i.started_at desc limit 1) as since
    from (select w.employee_id, array_agg(w.wc order by w.wc) as wcs from work_centre_worker w
           where w.company_id = :companyId and w.wc in (${LED}) group by 1) free
    join employee e on e.company_id = :companyId and e.employee_id = free.employee_id and e.active
    left join shift s on s.company_id = e.company_id and s.shift_code = e.shift_code
    cross join (select (now() at time zone c.time_zone)::time as clock from company c where c.company_id = :companyId) wall
   where ${IN_SHIFT} and not exists (select from work_interval i
                      where i.company_id = e.company_id and i.worker = e.employee_id and i.ended_at is null and i.voided_by is null)
   order by since nulls last, e.employee_id`,
);

const selectNow = statement<object, { now: string }>('select clock_timestamp() as now');

export const getLeadBoard = operation(contract.getLeadBoard, async (tx, { companyId, refId }) => {
  const asked = { companyId, me: refId };
  const [{ now }, centres, begun, next, idle] = await Promise.all([
    tx.one(selectNow({})),
    tx.all(selectCentres(asked)),
    tx.all(selectBegun(asked)),
    tx.all(selectNext(asked)),
    tx.all(selectIdle(asked)),
  ]);
  const board = centres.map((centre) =>
    centreOf(
      centre,
      begun.filter(({ wc }) => wc === centre.wc),
      next.find(({ wc }) => wc === centre.wc),
    ),
  );
  const urgency = ({ state }: BoardCentre) => CENTRE_STATES.indexOf(state);
  return {
    serverTime: now,
    workCentres: board.toSorted((one, other) => urgency(one) - urgency(other)),
    idleWorkers: idle.map(({ workerId, workerName, ...row }) => ({
      ...row,
      worker: { employeeId: workerId, name: workerName },
    })),
  };
});

function centreOf(centre: CentreRow, begun: readonly BegunRow[], next: NextRow | undefined): BoardCentre {
  const { lastClosedAt, online, ...row } = centre;
  const tasks = begun.map(
    ({ workerId, workerName, status, ...task }): BegunTask => ({
      ...task,
      status: status === 'RUNNING' ? 'RUNNING' : 'PAUSED',
      worker: { employeeId: workerId, name: workerName },
    }),
  );
  const isRunning = tasks.some(({ status }) => status === 'RUNNING');
  const ends = [lastClosedAt, ...tasks.map(({ since }) => since)].filter((end) => end !== null);
  return {
    ...row,
    online: online === 1 ? 1 : 0,
    state: stateOf(online, isRunning, tasks.some(({ lateSeconds }) => lateSeconds > 0) || (next?.isLate ?? false)),
    begun: tasks,
    next: next ? nextOf(next) : null,
    idleSince: isRunning ? null : (ends.toSorted().at(-1) ?? null),
  };
}

function stateOf(online: number, isRunning: boolean, isLate: boolean): BoardCentre['state'] {
  if (isLate) return 'LATE';
  if (online === 0) return 'OFFLINE';
  return isRunning ? 'RUNNING' : 'IDLE';
}

const nextOf = ({ workerId, workerName, ...task }: NextRow) => ({
  ...task,
  worker: workerId === null ? null : { employeeId: workerId, name: workerName ?? workerId },
});
