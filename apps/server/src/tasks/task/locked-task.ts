import type { CallParsed } from '@gemba/contract/kit/call';
import { moves } from '@gemba/contract/kit/moves';
import type { OperationStatus } from '@gemba/contract/orders/work-order/operation-moves';
import type { WorkOrderStatus } from '@gemba/contract/orders/work-order/work-order-moves';
import type { pauseTask } from '@gemba/contract/tasks/task/pause-task';
import type { Phase } from '@gemba/contract/tasks/task/task-shapes';
import { type TaskStatus, taskMoves } from '@gemba/contract/tasks/task-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Visit } from '../../kit/http/visit.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { eventTime } from '../clock/event-time.ts';
import { instantOf, type Moment } from '../clock/spans.ts';
import { employeeOf, lockWorker, type Worker } from '../clock/worker.ts';
import { leadOf } from '../lead/led-centre.ts';

const { refusal } = moves(taskMoves);

export interface TaskFacts {
  taskId: number;
  woNumber: string;
  sequence: number;
  wc: string;
  worker: string | null;
  workerName: string | null;
  status: TaskStatus;
  phase: Phase;
  run: number;
  startedAt: string | null;
  countedQualified: string;
  hasDefects: boolean;
  orderStatus: WorkOrderStatus;
  operationStatus: OperationStatus;
  isAuthorised: boolean;
  isLead: boolean;
  hasOtherRunning: boolean;
}

const lockTask = statement<{ companyId: number; taskId: number; me: string; lead: string | null }, TaskFacts>(
  `select t.task_id, t.wo_number, t.sequence, t.wc, t.worker, e.employee_name as worker_name, t.status, t.phase,
     t.run_number as run, t.started_at, t.counted_qualified,
     exists (select from task_defect d where d.company_id = t.company_id and d.task_id = t.task_id and d.quantity > 0) as has_defects,
     o.status as order_status, op.status as operation_status,
     exists (select from work_centre_worker w
              where w.company_id = t.company_id and w.wc = t.wc and w.employee_id = :me) as is_authorised,
     exists (select from work_centre_lead l
              where l.company_id = t.company_id and l.wc = t.wc and l.employee_id = :lead) as is_lead,
     exists (select from task other where other.company_id = t.company_id and other.worker = :me and other.status = 'RUNNING'
                and other.task_id <> t.task_id) as has_other_running
    from task t
    join work_order o on o.company_id = t.company_id and o.wo_number = t.wo_number
    join work_order_operation op on op.company_id = t.company_id and op.wo_number = t.wo_number and op.sequence = t.sequence
    left join employee e on e.company_id = t.company_id and e.employee_id = t.worker
   where t.company_id = :companyId and t.task_id = :taskId for update of t`,
);

const selectEvent = statement<
  { companyId: number; eventId: string },
  { taskId: number; event: string; worker: string }
>('select task_id, event, worker from task_event where company_id = :companyId and event_id = :eventId');

export type EventName = 'START' | 'PRODUCE' | 'PAUSE' | 'RESUME' | 'STOP' | 'FINISH' | 'CANCEL' | 'COUNT';

interface Recorded {
  companyId: number;
  eventId: string;
  taskId: number;
  worker: string;
  event: EventName;
  happenedAt: string;
  deviceAt: string | null;
  userId: number;
}

const insertEvent = statement<Recorded, object>(
  `insert into task_event (company_id, event_id, task_id, worker, event, happened_at, device_at, recorded_by)
   values (:companyId, :eventId, :taskId, :worker, :event, :happenedAt::timestamptz, :deviceAt::timestamptz, :userId)
   on conflict do nothing returning 1`,
);

interface Held {
  readonly worker: Worker;
  readonly task: TaskFacts;
}

/** Refuses what the caller may not see or touch; the task is theirs, or they may take it. */
function checkOwner(task: TaskFacts | undefined, me: string): TaskFacts {
  if (!task || !(task.worker === me || task.isAuthorised || task.isLead)) return refuse('TASK_NOT_EXIST');
  if (task.worker === me) return task;
  if (task.worker !== null && task.status !== 'OPEN')
    refuse('TASK_OF_ANOTHER', { worker: task.workerName ?? task.worker });
  if (!task.isAuthorised) refuse('WORK_CENTER_NOT_AUTHORIZED', { wc: task.wc });
  return task;
}

/**
 * Locks the worker, then the task. Answers undefined where the event has been done already: the same tap, sent again under
 * another key or from the queue of a device.
 */
export async function holdTask(
  tx: Tx,
  actor: Actor,
  taskId: number,
  event: EventName,
  eventId: string,
): Promise<Held | undefined> {
  const { companyId } = actor;
  const me = employeeOf(actor);
  const worker = await lockWorker(tx, companyId, me);
  const [done, found, company] = await Promise.all([
    tx.first(selectEvent({ companyId, eventId })),
    tx.first(lockTask({ companyId, taskId, me, lead: leadOf(actor) })),
    companyFacts(tx, companyId),
  ]);
  checkLicence(company, 'PRODUCTION');
  if (done) {
    if (done.taskId !== taskId || done.event !== event || done.worker !== me) refuse('IDEMPOTENCY_KEY_REUSED');
    return undefined;
  }
  return { worker, task: checkOwner(found, me) };
}

/** Refuses an event that the task does not know in its state. */
export function checkMove({ status, hasOtherRunning }: TaskFacts, event: keyof typeof taskMoves.events) {
  const code = refusal(status, event, { noOtherRunning: !hasOtherRunning });
  if (code === 'TASK_ALREADY_RUNNING') refuse(code);
  if (code) refuse('MOVE_NOT_ALLOWED', { status });
}

type EventBody = Pick<CallParsed<typeof pauseTask>['body'], 'at'>;

export const timeOf = ({ at }: EventBody, { now }: Worker, { deviceTime }: Visit): Moment =>
  eventTime({ at, sentAt: deviceTime, now });

/** Somebody else may use the same id in the same moment: it is not theirs to take. */
export async function recordEvent(
  tx: Tx,
  { companyId, userId }: Actor,
  { worker, task }: Held,
  event: EventName,
  { eventId, at }: { eventId: string; at?: string },
  happened: Moment,
) {
  const recorded = await tx.first(
    insertEvent({
      companyId,
      eventId,
      taskId: task.taskId,
      worker: worker.employeeId,
      event,
      happenedAt: instantOf(happened),
      deviceAt: at ?? null,
      userId,
    }),
  );
  if (!recorded) refuse('IDEMPOTENCY_KEY_REUSED');
}
