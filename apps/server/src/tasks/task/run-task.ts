import type { Phase } from '@gemba/contract/tasks/task/task-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { closeRun, openRun } from '../clock/intervals.ts';
import { armShiftEnd } from '../clock/shift-end.ts';
import { instantOf, type Moment } from '../clock/spans.ts';
import type { Worker } from '../clock/worker.ts';
import type { TaskFacts } from './locked-task.ts';
import { startOperation } from './move-operation.ts';

const updateRunning = statement<{
  companyId: number;
  taskId: number;
  worker: string;
  phase: Phase;
  run: number;
  from: string;
}>(
  `update task set status = 'RUNNING', worker = :worker, phase = :phase, run_number = :run, paused_at = null,
     started_at = least(started_at, :from::timestamptz), version = version + 1
    where company_id = :companyId and task_id = :taskId`,
);

/** A task runs from a moment on, in a run of its own, and its operation with it. */
export async function runTask(
  tx: Tx,
  { companyId }: Actor,
  worker: Worker,
  task: TaskFacts,
  phase: Phase,
  from: Moment,
) {
  const { taskId, woNumber, sequence } = task;
  const run = task.run + 1;
  await openRun(tx, companyId, worker, { taskId, reportId: null, phase, run }, from);
  await Promise.all([
    tx.run(updateRunning({ companyId, taskId, worker: worker.employeeId, phase, run, from: instantOf(from) })),
    startOperation(tx, { companyId, woNumber, sequence, phase }),
    armShiftEnd(tx, companyId, worker, taskId),
  ]);
}

/** Ends the run of a task at a moment, if it runs. */
export async function endRun(tx: Tx, { companyId }: Actor, worker: Worker, task: TaskFacts, end: Moment) {
  if (task.status !== 'RUNNING') return;
  const { taskId, phase, run } = task;
  await closeRun(tx, companyId, worker, { taskId, phase, run }, end);
}

const updatePaused = statement<{ companyId: number; taskId: number; at: string }>(
  `update task set status = 'PAUSED', paused_at = :at::timestamptz, version = version + 1
    where company_id = :companyId and task_id = :taskId`,
);

const insertPause = statement<{
  companyId: number;
  worker: string;
  at: string;
  reason: string;
  note: string | null;
  taskId: number;
}>(
  `insert into work_pause (company_id, worker, started_at, reason, note, task_id)
   values (:companyId, :worker, :at::timestamptz, :reason, :note, :taskId)
   on conflict (company_id, worker, started_at) do update set reason = excluded.reason, note = excluded.note, task_id = excluded.task_id`,
);

/** Ends the run and says why nobody works on. */
export async function putAside(
  tx: Tx,
  actor: Actor,
  worker: Worker,
  task: TaskFacts,
  { reason, note, at }: { reason: string; note: string | null; at: Moment },
) {
  const { companyId } = actor;
  const { taskId } = task;
  await endRun(tx, actor, worker, task, at);
  const pause = { companyId, worker: worker.employeeId, at: instantOf(at), reason, note, taskId };
  await Promise.all([tx.run(updatePaused({ companyId, taskId, at: instantOf(at) })), tx.run(insertPause(pause))]);
}
