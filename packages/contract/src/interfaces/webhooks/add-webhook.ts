import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Webhook, webhookBody } from './webhook.ts';

/** No posting: its answer holds the secret, and answers of postings are kept. */
export const addWebhook = defineCall({
  name: 'addWebhook',
  method: 'POST',
  path: '/webhooks',
  summary: 'Adds a webhook. The secret that its events are signed with is answered this once',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  body: z.strictObject(webhookBody),
  example: { body: { url: 'https://erp.example.com/gemba', kinds: ['goods.received', 'goods.shipped'] } },
  reply: z.strictObject({ secret: z.string(), webhook: Webhook }),
  refusals: ['WEBHOOK_URL_INVALID', 'WEBHOOK_URL_INSIDE', 'TOO_MANY_WEBHOOKS'],
});
