import * as contract from '@gemba/contract/tasks/task/stop-forgotten-task';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { momentOf } from '../clock/spans.ts';
import { checkMove, holdTask, recordEvent } from './locked-task.ts';
import { readTask } from './read-task.ts';
import { putAside } from './run-task.ts';

const selectRunStart = statement<{ companyId: number; taskId: number; run: number }, { startedAt: string }>(
  `select min(started_at) as started_at from work_interval
    where company_id = :companyId and task_id = :taskId and run_number = :run and voided_by is null`,
  { neverNull: ['startedAt'] },
);

export const stopForgottenTask = operation(contract.stopForgottenTask, async (tx, actor, { params, body }) => {
  const taskId = Number(params.taskId);
  const held = await holdTask(tx, actor, taskId, 'STOP', body.eventId);
  if (held) {
    const { worker, task } = held;
    checkMove(task, 'pause');
    const { startedAt } = await tx.one(selectRunStart({ companyId: actor.companyId, taskId, run: task.run }));
    const at = momentOf(body.endedAt);
    if (at > worker.now) refuse('TIME_IN_FUTURE', { field: 'endedAt' });
    if (at <= momentOf(startedAt)) refuse('END_BEFORE_START', { field: 'endedAt' });
    await putAside(tx, actor, worker, task, { reason: 'SHIFT_END', note: null, at });
    await recordEvent(tx, actor, held, 'STOP', { eventId: body.eventId }, at);
  }
  return readTask(tx, actor, taskId);
});
