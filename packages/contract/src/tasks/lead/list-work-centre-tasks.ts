import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { listing } from '../../kit/page.ts';
import { TaskRow } from '../task/task-shapes.ts';
import { centreParams, centreTasks } from './lead-board.ts';

/** As they will be offered, those that have begun first; at most 200. `workers` are authorised for the work centre. */
export const listWorkCentreTasks = defineCall({
  name: 'listWorkCentreTasks',
  method: 'GET',
  path: '/lead/workCentres/:wc/tasks',
  summary: 'The open tasks of a work centre that I lead, and the people who may do them',
  access: ['LEAD_WORK_CENTRE'],
  params: centreParams,
  example: { params: { wc: 'CNC-04' } },
  reply: listing(z.strictObject(centreTasks), 'tasks', TaskRow),
  refusals: ['WORK_CENTER_NOT_LED'],
});
