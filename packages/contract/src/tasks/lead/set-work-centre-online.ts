import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Online } from '../task/task-shapes.ts';
import { centreParams } from './lead-board.ts';

/** By a lead of the work centre, or at its terminal by somebody who is authorised for it. */
export const setWorkCentreOnline = defineCall({
  name: 'setWorkCentreOnline',
  method: 'POST',
  path: '/workCentres/:wc/online',
  summary: 'Says that a work centre is online (1) or offline (0)',
  access: 'employee',
  params: centreParams,
  body: z.strictObject({ online: Online }),
  example: { params: { wc: 'CNC-04' }, body: { online: 1 } },
  reply: z.strictObject({ wc: z.string(), online: Online }),
  posting: true,
  refusals: ['NOT_LICENSED', 'WORK_CENTER_NOT_EXIST', 'WORK_CENTER_NOT_LED'],
});
