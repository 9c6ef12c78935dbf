import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ApiKey } from './api-key.ts';

export const listApiKeys = defineCall({
  name: 'listApiKeys',
  method: 'GET',
  path: '/apiKeys',
  summary: 'The API keys of the company, newest first',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  query: z.strictObject(pageQuery),
  reply: pageOf(ApiKey),
});
