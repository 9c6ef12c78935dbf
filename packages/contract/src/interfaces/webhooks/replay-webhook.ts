import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { WebhookId } from './webhook.ts';

export const replayWebhook = defineCall({
  name: 'replayWebhook',
  method: 'POST',
  path: '/webhooks/:webhookId/replay',
  summary: 'Sends an event of a webhook again, or all that were given up, under the ids that they had',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  params: z.strictObject({ webhookId: WebhookId }),
  body: z.strictObject({ deliveryId: z.optional(WebhookId) }),
  example: { params: { webhookId: '1' }, body: { deliveryId: '1' } },
  reply: z.strictObject({ count: z.int() }),
  refusals: ['WEBHOOK_NOT_EXIST', 'DELIVERY_NOT_EXIST'],
});
