import * as contract from '@gemba/contract/tasks/task/start-production';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { holdTask, recordEvent, timeOf } from './locked-task.ts';
import { readTask } from './read-task.ts';
import { endRun, runTask } from './run-task.ts';

export const startProduction = operation(contract.startProduction, async (tx, actor, { params, body }, visit) => {
  const taskId = Number(params.taskId);
  const held = await holdTask(tx, actor, taskId, 'PRODUCE', body.eventId);
  if (held) {
    const { worker, task } = held;
    if (task.status !== 'RUNNING' || task.phase !== 'SETUP') refuse('MOVE_NOT_ALLOWED', { status: task.status });
    const at = timeOf(body, worker, visit);
    await endRun(tx, actor, worker, task, at);
    await runTask(tx, actor, worker, task, 'RUN', at);
    await recordEvent(tx, actor, held, 'PRODUCE', body, at);
  }
  return readTask(tx, actor, taskId);
});
