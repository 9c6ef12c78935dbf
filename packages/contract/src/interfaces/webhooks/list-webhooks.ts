import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { listing } from '../../kit/page.ts';
import { Webhook } from './webhook.ts';

const Webhooks = z.strictObject({ webhooks: z.array(Webhook) });

export const listWebhooks = defineCall({
  name: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  summary: 'The webhooks of the company, with what waits for them and what was given up',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  reply: listing(Webhooks, 'webhooks', Webhook),
});
