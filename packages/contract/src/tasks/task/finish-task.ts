import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { madePieces, PIECES_REFUSALS } from '../reports/pieces.ts';
import { TimeReport } from '../reports/time-report.ts';
import { EVENT_REFUSALS, exampleEvent, taskEvent } from './task-event.ts';
import { Task, taskParams } from './task-shapes.ts';

export const finishTask = defineCall({
  name: 'finishTask',
  method: 'POST',
  path: '/tasks/:taskId/finish',
  summary: 'Finishes a task and reports its pieces and hours',
  access: 'employee',
  params: taskParams,
  body: z.strictObject({ ...taskEvent, ...madePieces }),
  example: {
    params: { taskId: '1' },
    body: { ...exampleEvent, wageType: 2, qualifiedQty: '24', defectiveItems: [{ item: 'BURR', quantity: '1' }] },
  },
  reply: z.strictObject({ task: Task, report: TimeReport }),
  posting: true,
  refusals: [...EVENT_REFUSALS, ...PIECES_REFUSALS],
});
