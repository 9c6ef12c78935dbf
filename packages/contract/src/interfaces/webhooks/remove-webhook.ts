import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { WebhookId } from './webhook.ts';

export const removeWebhook = defineCall({
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/webhooks/:webhookId',
  summary: 'Removes a webhook with everything that still waits for it',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  params: z.strictObject({ webhookId: WebhookId }),
  example: { params: { webhookId: '1' } },
  reply: z.null(),
  refusals: ['WEBHOOK_NOT_EXIST'],
});
