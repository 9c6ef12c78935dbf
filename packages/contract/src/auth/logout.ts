import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  summary: 'End this session',
  access: 'signedIn',
  personOnly: true,
  reply: z.null(),
});
