import * as contract from '@gemba/contract/tasks/task/pause-task';
import { operation } from '../../kit/http/operation.ts';
import { checkMove, holdTask, recordEvent, timeOf } from './locked-task.ts';
import { readTask } from './read-task.ts';
import { putAside } from './run-task.ts';

export const pauseTask = operation(contract.pauseTask, async (tx, actor, { params, body }, visit) => {
  const taskId = Number(params.taskId);
  const held = await holdTask(tx, actor, taskId, 'PAUSE', body.eventId);
  if (held) {
    const { worker, task } = held;
    checkMove(task, 'pause');
    const at = timeOf(body, worker, visit);
    await putAside(tx, actor, worker, task, { reason: body.reason, note: body.note ?? null, at });
    await recordEvent(tx, actor, held, 'PAUSE', body, at);
  }
  return readTask(tx, actor, taskId);
});
