import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { centreParams, centreTasks } from './lead-board.ts';

/** Tasks that are not named follow those that are, as before. */
export const orderTasks = defineCall({
  name: 'orderTasks',
  method: 'POST',
  path: '/lead/workCentres/:wc/order',
  summary: 'Puts the open tasks of a work centre that I lead in order',
  access: ['LEAD_WORK_CENTRE'],
  params: centreParams,
  body: z.strictObject({ taskIds: z.array(SequenceNumber).check(z.minLength(1), z.maxLength(200)) }),
  example: { params: { wc: 'CNC-04' }, body: { taskIds: [1] } },
  reply: z.strictObject(centreTasks),
  posting: true,
  refusals: ['NOT_LICENSED', 'WORK_CENTER_NOT_LED', 'TASK_NOT_EXIST'],
});
