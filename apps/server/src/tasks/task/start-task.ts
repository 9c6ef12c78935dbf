import * as contract from '@gemba/contract/tasks/task/start-task';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkOpenToReport } from '../reports/open-order.ts';
import { checkMove, holdTask, recordEvent, timeOf } from './locked-task.ts';
import { readTask } from './read-task.ts';
import { runTask } from './run-task.ts';

export const startTask = operation(contract.startTask, async (tx, actor, { params, body }, visit) => {
  const taskId = Number(params.taskId);
  const held = await holdTask(tx, actor, taskId, 'START', body.eventId);
  if (held) {
    const { worker, task } = held;
    checkMove(task, 'start');
    checkOpenToReport(task.orderStatus, task.woNumber);
    if (task.operationStatus === 'WAITING' && !body.confirm?.includes('OPERATION_NOT_READY_WARNING'))
      refuse('OPERATION_NOT_READY_WARNING', { sequence: task.sequence });
    const from = timeOf(body, worker, visit);
    await runTask(tx, actor, worker, task, body.phase, from);
    await recordEvent(tx, actor, held, 'START', body, from);
  }
  return readTask(tx, actor, taskId);
});
