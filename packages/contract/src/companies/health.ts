import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

export const checkHealth = defineCall({
  name: 'checkHealth',
  method: 'GET',
  path: '/health',
  summary: 'Is the process alive',
  access: 'open',
  reply: z.strictObject({ status: z.literal('alive') }),
});

export const checkReady = defineCall({
  name: 'checkReady',
  method: 'GET',
  path: '/ready',
  summary: 'Can it serve: the database answers and is migrated',
  access: 'open',
  reply: z.strictObject({ status: z.literal('ready'), schema: z.string() }),
  refusals: ['SERVER_BUSY'],
});
