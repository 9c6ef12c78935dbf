import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

export const revokeApiKey = defineCall({
  name: 'revokeApiKey',
  method: 'POST',
  path: '/apiKeys/:keyId/revoke',
  summary: 'Ends an API key. Its next call is refused',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  params: z.strictObject({ keyId: z.uuid() }),
  example: { params: { keyId: '00000000-0000-4000-8000-000000000000' } },
  reply: z.null(),
  refusals: ['API_KEY_NOT_EXIST'],
});
