import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

export const revokeSession = defineCall({
  name: 'revokeSession',
  method: 'POST',
  path: '/sessions/:sessionId/revoke',
  summary: 'Sign this user out of one other device',
  access: 'signedIn',
  personOnly: true,
  params: z.strictObject({ sessionId: z.uuid() }),
  example: { params: { sessionId: '00000000-0000-4000-8000-000000000000' } },
  reply: z.null(),
  refusals: ['SESSION_NOT_EXIST'],
});
