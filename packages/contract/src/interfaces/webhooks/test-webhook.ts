import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { WebhookId } from './webhook.ts';

export const testWebhook = defineCall({
  name: 'testWebhook',
  method: 'POST',
  path: '/webhooks/:webhookId/test',
  summary: 'Sends an event of the kind webhook.test to one webhook',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  params: z.strictObject({ webhookId: WebhookId }),
  example: { params: { webhookId: '1' } },
  reply: z.null(),
  refusals: ['WEBHOOK_NOT_EXIST'],
});
