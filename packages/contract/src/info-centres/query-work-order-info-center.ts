import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { centreShape } from './centre.ts';
import { centreQuery } from './shared-on.ts';

export const queryWorkOrderInfoCenter = defineCall({
  name: 'queryWorkOrderInfoCenter',
  method: 'POST',
  path: '/management/queryWorkOrderInfoCenter',
  summary: 'Work orders, hours, yield and load, and which work centres are online',
  access: ['FIND_WORK_ORDER'],
  query: centreQuery,
  reply: z.strictObject({
    ...centreShape,
    workCentres: z.array(z.strictObject({ wc: z.string(), name: z.string(), online: z.boolean() })),
  }),
  refusals: ['NO_DATA'],
});
