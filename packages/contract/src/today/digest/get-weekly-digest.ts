import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

export const WeeklyDigest = z.strictObject({ wanted: z.boolean() });

export const getWeeklyDigest = defineCall({
  name: 'getWeeklyDigest',
  method: 'GET',
  path: '/today/digest',
  summary: 'Whether this person wants a message that sums up the week',
  access: 'signedIn',
  personOnly: true,
  reply: WeeklyDigest,
});
