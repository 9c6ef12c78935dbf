import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Webhook } from './webhook.ts';

export const listWebhooks = defineCall({
  name: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  summary: 'The webhooks of the company, with what waits for them and what was given up',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  reply: z.strictObject({ webhooks: z.array(Webhook) }),
});
