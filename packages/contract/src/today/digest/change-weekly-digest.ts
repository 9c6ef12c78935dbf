import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { WeeklyDigest } from './get-weekly-digest.ts';

export const changeWeeklyDigest = defineCall({
  name: 'changeWeeklyDigest',
  method: 'PUT',
  path: '/today/digest',
  summary: 'Ask for the message that sums up the week on Monday morning, or stop it',
  access: 'signedIn',
  personOnly: true,
  body: WeeklyDigest,
  example: { body: { wanted: true } },
  reply: z.null(),
});
