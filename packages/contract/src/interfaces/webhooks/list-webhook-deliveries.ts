import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { DELIVERY_STATES, WebhookDelivery, WebhookId } from './webhook.ts';

export const listWebhookDeliveries = defineCall({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  summary: 'The events of a webhook, newest first: waiting, delivered in the last 30 days, given up',
  access: ['COMPANY_ADMIN'],
  personOnly: true,
  params: z.strictObject({ webhookId: WebhookId }),
  query: z.strictObject({ state: z.optional(z.enum(DELIVERY_STATES)), ...pageQuery }),
  example: { params: { webhookId: '1' }, query: { state: 'GIVEN_UP' } },
  reply: pageOf(WebhookDelivery),
});
