import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Webhook, WebhookId, webhookBody } from './webhook.ts';

export const changeWebhook = defineCall({
  name: 'changeWebhook',
  method: 'PUT',
  path: '/webhooks/:webhookId',
  summary: 'Changes the address and the events of a webhook; its secret stays',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  params: z.strictObject({ webhookId: WebhookId }),
  body: z.strictObject(webhookBody),
  example: {
    params: { webhookId: '1' },
    body: { url: 'https://erp.example.com/gemba', kinds: ['alarm.raised', 'alarm.resolved'] },
  },
  reply: Webhook,
  refusals: ['WEBHOOK_NOT_EXIST', 'WEBHOOK_URL_INVALID', 'WEBHOOK_URL_INSIDE'],
});
