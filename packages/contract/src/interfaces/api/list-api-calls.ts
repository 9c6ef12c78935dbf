import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

export const ApiCallRow = z.strictObject({
  name: z.string(),
  capability: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** Below `/app`, parameters as `:name`. */
  path: z.string(),
  summary: z.string(),
  /** `open`, `signedIn`, `employee`, or `anyRole`: one of the roles. */
  access: z.string(),
  roles: z.array(z.string()),
  posting: z.boolean(),
  personOnly: z.boolean(),
});
export type ApiCallRow = z.infer<typeof ApiCallRow>;

export const listApiCalls = defineCall({
  name: 'listApiCalls',
  method: 'GET',
  path: '/api/calls',
  summary: 'Every call of the HTTP interface, by capability',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  reply: z.strictObject({ calls: z.array(ApiCallRow) }),
});
