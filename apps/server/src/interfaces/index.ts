export { makeKey } from './keys/make-key.ts';
export { endKey } from './keys/revoke-api-key.ts';
export { interfacesRoutes } from './routes.ts';
export { makeWebhook } from './webhooks/make-webhook.ts';
export { dropWebhook } from './webhooks/remove-webhook.ts';
export { sendAgain } from './webhooks/replay-webhook.ts';
export { runWebhooks, type WebhookPace } from './webhooks/run-webhooks.ts';
export { tellWebhooks, type WebhookEvent } from './webhooks/tell-webhooks.ts';
export { selectWebhooks } from './webhooks/webhooks.sql.ts';
