import { isZero } from '@gemba/contract/kit/fixed-point';
import * as contract from '@gemba/contract/tasks/task/cancel-task';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { lockOperation } from '../reports/locked-operation.ts';
import { reportTask } from '../reports/report-task.ts';
import { checkMove, holdTask, recordEvent, timeOf } from './locked-task.ts';
import { readTask } from './read-task.ts';
import { endRun } from './run-task.ts';

const updateOpen = statement<{ companyId: number; taskId: number }>(
  `update task set status = 'OPEN', worker = null, started_at = null, paused_at = null, phase = 'RUN', version = version + 1
    where company_id = :companyId and task_id = :taskId`,
);

export const cancelTask = operation(contract.cancelTask, async (tx, actor, { params, body }, visit) => {
  const { companyId } = actor;
  const taskId = Number(params.taskId);
  const held = await holdTask(tx, actor, taskId, 'CANCEL', body.eventId);
  if (held) {
    const { worker, task } = held;
    checkMove(task, 'cancel');
    if (!isZero(task.countedQualified) || task.hasDefects) refuse('TASK_HAS_PIECES');
    const at = timeOf(body, worker, visit);
    await endRun(tx, actor, worker, task, at);
    const facts = await lockOperation(tx, companyId, worker.employeeId, task);
    await reportTask(tx, actor, worker, facts, {
      kind: 'PART',
      taskId,
      wageType: 2,
      qualified: '0',
      defects: [],
      estimatedHours: '0',
      at,
    });
    await tx.run(updateOpen({ companyId, taskId }));
    await recordEvent(tx, actor, held, 'CANCEL', body, at);
  }
  return readTask(tx, actor, taskId);
});
