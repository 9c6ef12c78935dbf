import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

export const switchRealTime = defineCall({
  name: 'switchRealTime',
  method: 'PUT',
  path: '/realTime',
  summary: 'Switch the live connection of this person on or off; other devices follow when their session is renewed',
  access: 'signedIn',
  personOnly: true,
  body: z.strictObject({ realTime: z.boolean() }),
  example: { body: { realTime: true } },
  reply: z.null(),
  refusals: ['REAL_TIME_OFF'],
});
