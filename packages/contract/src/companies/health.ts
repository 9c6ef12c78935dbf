import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

export const health = defineCall({
  name: 'health',
  method: 'GET',
  path: '/health',
  summary: 'Is the process alive',
  access: 'open',
  reply: z.strictObject({ status: z.literal('alive') }),
});

export const ready = defineCall({
  name: 'ready',
  method: 'GET',
  path: '/ready',
  summary: 'Can it serve: the database answers and is migrated',
  access: 'open',
  reply: z.strictObject({ status: z.literal('ready'), schema: z.string() }),
  refusals: ['SERVER_BUSY'],
});
