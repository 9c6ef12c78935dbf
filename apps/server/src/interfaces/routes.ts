import type { Capability } from '../kit/capability.ts';
import { getApiCall } from './api/get-api-call.ts';
import { listApiCalls } from './api/list-api-calls.ts';
import { addApiKey } from './keys/add-api-key.ts';
import { listApiKeys } from './keys/list-api-keys.ts';
import { revokeApiKey } from './keys/revoke-api-key.ts';
import { addWebhook } from './webhooks/add-webhook.ts';
import { changeWebhook } from './webhooks/change-webhook.ts';
import { listWebhookDeliveries } from './webhooks/list-webhook-deliveries.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { removeWebhook } from './webhooks/remove-webhook.ts';
import { replayWebhook } from './webhooks/replay-webhook.ts';
import { testWebhook } from './webhooks/test-webhook.ts';

export const interfacesRoutes: Capability = [
  listApiKeys,
  addApiKey,
  revokeApiKey,
  listWebhooks,
  addWebhook,
  changeWebhook,
  removeWebhook,
  listWebhookDeliveries,
  testWebhook,
  replayWebhook,
  listApiCalls,
  getApiCall,
];
