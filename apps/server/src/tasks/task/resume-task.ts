import * as contract from '@gemba/contract/tasks/task/resume-task';
import { operation } from '../../kit/http/operation.ts';
import { checkOpenToReport } from '../reports/open-order.ts';
import { checkMove, holdTask, recordEvent, timeOf } from './locked-task.ts';
import { readTask } from './read-task.ts';
import { runTask } from './run-task.ts';

export const resumeTask = operation(contract.resumeTask, async (tx, actor, { params, body }, visit) => {
  const taskId = Number(params.taskId);
  const held = await holdTask(tx, actor, taskId, 'RESUME', body.eventId);
  if (held) {
    const { worker, task } = held;
    checkMove(task, 'resume');
    checkOpenToReport(task.orderStatus, task.woNumber);
    const from = timeOf(body, worker, visit);
    await runTask(tx, actor, worker, task, task.phase, from);
    await recordEvent(tx, actor, held, 'RESUME', body, from);
  }
  return readTask(tx, actor, taskId);
});
