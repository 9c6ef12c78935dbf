import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

export const revokeUserSession = defineCall({
  name: 'revokeUserSession',
  method: 'POST',
  path: '/admin/sessions/:sessionId/revoke',
  summary: 'Signs somebody of the company out of one device',
  access: ['COMPANY_ADMIN'],
  params: z.strictObject({ sessionId: z.uuid() }),
  example: { params: { sessionId: '00000000-0000-4000-8000-000000000000' } },
  reply: z.null(),
  refusals: ['SESSION_NOT_EXIST'],
});
