import * as contract from '@gemba/contract/tasks/task/get-task';
import { operation } from '../../kit/http/operation.ts';
import { readTask } from './read-task.ts';

export const getTask = operation(contract.getTask, (tx, actor, { params: { taskId } }) =>
  readTask(tx, actor, Number(taskId)),
);
