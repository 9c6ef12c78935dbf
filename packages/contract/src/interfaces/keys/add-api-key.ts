import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { ApiKey, KeyName, KeyRoles } from './api-key.ts';

/** No posting: its answer holds the key, and answers of postings are kept. */
export const addApiKey = defineCall({
  name: 'addApiKey',
  method: 'POST',
  path: '/apiKeys',
  summary: 'Makes an API key. The key itself is answered this once',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  body: z.strictObject({ name: KeyName, roles: KeyRoles, expiresOn: DateText }),
  // A day that is over: whoever sends the example as it is, a sweep of the tests too, makes no key.
  example: { body: { name: 'ERP', roles: ['FIND_PART', 'FIND_INVENTORY'], expiresOn: '2026-06-30' } },
  reply: z.strictObject({ key: z.string(), apiKey: ApiKey }),
  refusals: ['API_KEY_EXISTS', 'API_KEY_EXPIRY_INVALID'],
});
