import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

export const getVersion = defineCall({
  name: 'getVersion',
  method: 'GET',
  path: '/getVersion',
  summary: 'Version of the server, and the oldest app that may talk to it',
  access: 'open',
  reply: z.strictObject({ version: z.string(), builtAt: z.string(), minimumClient: z.string() }),
});
