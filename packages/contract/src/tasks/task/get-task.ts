import { defineCall } from '../../kit/call.ts';
import { Task, taskParams } from './task-shapes.ts';

export const getTask = defineCall({
  name: 'getTask',
  method: 'GET',
  path: '/tasks/:taskId',
  summary: 'One task with its intervals, counted pieces, documents and what can be reported',
  access: 'employee',
  params: taskParams,
  example: { params: { taskId: '1' } },
  reply: Task,
  refusals: ['TASK_NOT_EXIST'],
});
