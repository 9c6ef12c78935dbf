import * as z from 'zod/mini';
import { nullableText } from '../../kit/nullable.ts';

/** The kinds of events that a webhook can be told about. */
export const WEBHOOK_KINDS = [
  'order.decided',
  'goods.received',
  'goods.shipped',
  'goods.issued',
  'goods.moved',
  'quality.decided',
  'stock.counted',
  'time.reported',
  'alarm.raised',
  'alarm.resolved',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** The kind of the event that `testWebhook` sends. */
export const TEST_KIND = 'webhook.test';

export const WEBHOOKS_AT_MOST = 20;

/** Numbers of webhooks and deliveries count from 1 in each company. */
export const WebhookId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const WebhookUrl = z.string().check(z.minLength(1), z.maxLength(500));
export const webhookBody = {
  url: WebhookUrl,
  kinds: z.array(z.enum(WEBHOOK_KINDS)).check(z.minLength(1), z.maxLength(WEBHOOK_KINDS.length)),
};

export const Webhook = z.strictObject({
  webhookId: z.string(),
  url: z.string(),
  kinds: z.array(z.string()),
  createdAt: z.string(),
  waiting: z.int(),
  givenUp: z.int(),
  lastDeliveredAt: nullableText,
});
export type Webhook = z.infer<typeof Webhook>;

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const WebhookDelivery = z.strictObject({
  deliveryId: z.string(),
  eventId: z.string(),
  kind: z.string(),
  /** The document that it is about, as `po 48164`. */
  subject: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  createdAt: z.string(),
  triedAt: nullableText,
  /** When it is sent next, while it waits. */
  sendAt: nullableText,
  statusCode: z.nullable(z.int()),
  answer: nullableText,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
