import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ApiCallRow } from './list-api-calls.ts';

const ApiField = z.strictObject({
  place: z.enum(['path', 'query', 'body']),
  /** As `items[].locations[].quantity`. */
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
});
export type ApiField = z.infer<typeof ApiField>;

export const ApiCall = z.strictObject({
  ...ApiCallRow.def.shape,
  timeoutMs: z.int(),
  /** Files and streams are not tried on the page. */
  triable: z.boolean(),
  fields: z.array(ApiField),
  /** Valid input as JSON: `params`, `query` and `body`. */
  example: z.string(),
  refusals: z.array(z.strictObject({ code: z.string(), status: z.int(), text: z.string() })),
});
export type ApiCall = z.infer<typeof ApiCall>;

export const getApiCall = defineCall({
  name: 'getApiCall',
  method: 'GET',
  path: '/api/calls/:name',
  summary: 'One call: its fields, roles, errors and an example',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  params: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(80)) }),
  example: { params: { name: 'listParts' } },
  reply: ApiCall,
  refusals: ['ROUTE_NOT_FOUND'],
});
