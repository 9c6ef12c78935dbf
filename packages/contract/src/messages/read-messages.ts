import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

export const readMessages = defineCall({
  name: 'readMessages',
  method: 'POST',
  path: '/messages/read',
  summary: 'This person has read every message that has come so far',
  access: 'signedIn',
  reply: z.strictObject({ total: z.int() }),
});
