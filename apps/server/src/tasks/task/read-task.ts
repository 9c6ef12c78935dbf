import type { PauseReason, Phase, Task, TaskDocument, WageType } from '@gemba/contract/tasks/task/task-shapes';
import type { TaskStatus } from '@gemba/contract/tasks/task-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { employeeOf } from '../clock/worker.ts';
import { leadOf } from '../lead/led-centre.ts';
import { DEFECT_ITEMS, IS_LAST, MAXIMUM } from './operation-facts.ts';
import { ON_ITS_CLOCK, TASK_COLUMNS, TASK_JOINS, type TaskFields, taskRowOf } from './task-row.ts';

type Key = { companyId: number; taskId: number };
type Seen = Key & { me: string; lead: string | null };

interface Head extends TaskFields {
  serverTime: string;
  phase: Phase;
  pausedAt: string | null;
  pauseReason: PauseReason | null;
  pauseNote: string | null;
  wageType: number;
  pieceRate: string | null;
  maximum: string;
  qualifiedQuantity: string;
  defectiveQuantity: string;
  defectItems: Task['defectItems'];
  isLastSequence: boolean;
  reportId: number | null;
  mine: boolean;
  mayTake: boolean;
}

const IS_AUTHORISED = `exists (select from work_centre_worker w where w.company_id = t.company_id and w.wc = t.wc and w.employee_id = :me)`;
const IS_LED = `exists (select from work_centre_lead l where l.company_id = t.company_id and l.wc = t.wc and l.employee_id = :lead)`;

// A person sees their own tasks, those of work centres they are authorised for, and those they lead.
const selectHead = statement<Seen, Head>(
  `select ${TASK_COLUMNS}, clock_timestamp() as server_time, t.phase, t.paused_at, pause.reason as pause_reason, pause.note as pause_note,
     op.wage_type, op.piece_rate, ${MAXIMUM} as maximum, op.qualified_quantity, op.defective_quantity,
     ${DEFECT_ITEMS} as defect_items, ${IS_LAST} as is_last_sequence,
     (select r.report_id from time_report r where r.company_id = t.company_id and r.task_id = t.task_id and r.kind = 'TASK'
       and (r.worker = :me or ${IS_LED}) order by r.report_id desc limit 1) as report_id,
     t.worker = :me or (t.status = 'OPEN' and ${IS_AUTHORISED}) as mine, ${IS_AUTHORISED} as may_take
    from task t ${TASK_JOINS}
    left join work_pause pause on pause.company_id = t.company_id and pause.worker = t.worker and pause.started_at = t.paused_at
   where t.company_id = :companyId and t.task_id = :taskId and (t.worker = :me or ${IS_AUTHORISED} or ${IS_LED})`,
  {
    neverNull: ['mine'],
  },
);

interface IntervalRow {
  startedAt: string;
  endedAt: string | null;
  phase: Phase;
  worker: string;
  workerName: string;
  counts: boolean;
}

const selectIntervals = statement<Key, IntervalRow>(
  `select i.started_at, i.ended_at, i.phase, i.worker, e.employee_name as worker_name,
     not i.outside_shift or i.confirmed_at is not null as counts
    from task t join work_interval i on ${ON_ITS_CLOCK}
    join employee e on e.company_id = i.company_id and e.employee_id = i.worker
   where t.company_id = :companyId and t.task_id = :taskId order by i.started_at`,
);

const selectDefects = statement<Key, { item: string; name: string; quantity: string }>(
  `select d.defect_code as item, item.defect_name as name, d.quantity
    from task_defect d join defect_item item on item.company_id = d.company_id and item.wc = d.wc and item.defect_code = d.defect_code
   where d.company_id = :companyId and d.task_id = :taskId and d.quantity > 0 order by d.defect_code`,
);

interface ColleagueRow {
  taskId: number;
  worker: string;
  workerName: string;
  status: TaskStatus;
  qualified: string;
  defective: string;
}

const selectColleagues = statement<Key, ColleagueRow>(
  `select other.task_id, other.worker, e.employee_name as worker_name, other.status, other.counted_qualified as qualified,
     (select coalesce(sum(d.quantity), 0) from task_defect d
       where d.company_id = other.company_id and d.task_id = other.task_id) as defective
    from task t
    join task other on other.company_id = t.company_id and other.wo_number = t.wo_number and other.sequence = t.sequence
     and other.task_id <> t.task_id and other.status in ('RUNNING', 'PAUSED')
    join employee e on e.company_id = other.company_id and e.employee_id = other.worker
   where t.company_id = :companyId and t.task_id = :taskId order by other.task_id`,
);

const selectDocuments = statement<Key, TaskDocument>(
  `select d.document_id, d.type, d.title, d.doc_lang, r.file_name, r.file_type
    from task t
    join work_order o on o.company_id = t.company_id and o.wo_number = t.wo_number
    join document d on d.company_id = o.company_id and d.part_number = o.part_number and d.revision = o.revision
     and d.type in ('DRAWING', 'WORK_INSTRUCTION') and d.deleted_at is null
    join document_revision r on r.company_id = d.company_id and r.document_id = d.document_id and r.doc_rev = d.doc_rev
   where t.company_id = :companyId and t.task_id = :taskId order by d.type, d.title, d.document_id limit 20`,
);

/** A task with everything that its screen shows. Somebody else's task looks like one that does not exist. */
export async function readTask(tx: Tx, actor: Actor, taskId: number): Promise<Task> {
  const key = { companyId: actor.companyId, taskId };
  const [head, intervals, countedDefects, colleagues, documents] = await Promise.all([
    tx.first(selectHead({ ...key, me: employeeOf(actor), lead: leadOf(actor) })),
    tx.all(selectIntervals(key)),
    tx.all(selectDefects(key)),
    tx.all(selectColleagues(key)),
    tx.all(selectDocuments(key)),
  ]);
  if (!head) return refuse('TASK_NOT_EXIST');
  const {
    serverTime,
    phase,
    pausedAt,
    pauseReason,
    pauseNote,
    wageType,
    pieceRate,
    maximum,
    qualifiedQuantity,
    defectiveQuantity,
    defectItems,
    isLastSequence,
    reportId,
    mine,
    mayTake,
    ...row
  } = head;
  return {
    ...taskRowOf(row),
    serverTime,
    phase,
    pausedAt,
    pauseReason,
    pauseNote,
    wageType: wageType as WageType,
    pieceRate,
    maximum,
    qualifiedQuantity,
    defectiveQuantity,
    defectItems,
    isLastSequence,
    reportId,
    mine,
    mayTake,
    runningSince: intervals.find(({ endedAt }) => endedAt === null)?.startedAt ?? null,
    intervals: intervals.map(({ worker, workerName, ...interval }) => ({
      ...interval,
      worker: { employeeId: worker, name: workerName },
    })),
    countedDefects,
    colleagues: colleagues.map(({ taskId: id, worker, workerName, status, qualified, defective }) => ({
      taskId: id,
      worker: { employeeId: worker, name: workerName },
      status,
      counted: { qualified, defective },
    })),
    documents,
  };
}
