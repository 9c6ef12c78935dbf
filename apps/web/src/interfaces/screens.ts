import type { AppScreens } from '../kit/router/screen.ts';
import { IconInterface, IconPassword, IconWebhook } from '../kit/ui/icons.ts';

const texts = ['interfaces'] as const;

export const interfacesScreens = {
  '/interfaces/keys': {
    icon: IconPassword,
    title: 'apiKeys',
    texts,
    load: async () => (await import('./keys/ApiKeysScreen.tsx')).ApiKeysScreen,
    readAhead: async () => (await import('./keys/use-list-api-keys.ts')).readApiKeysAhead(),
  },
  '/interfaces/webhooks': {
    icon: IconWebhook,
    title: 'webhooks',
    texts,
    load: async () => (await import('./webhooks/WebhooksScreen.tsx')).WebhooksScreen,
    readAhead: async () => (await import('./webhooks/use-list-webhooks.ts')).readWebhooksAhead(),
  },
  '/interfaces/webhooks/$id': {
    icon: IconWebhook,
    title: 'webhook',
    texts,
    load: async () => (await import('./webhooks/DeliveriesScreen.tsx')).DeliveriesScreen,
    readAhead: async (address) => (await import('./webhooks/read-ahead.ts')).readWebhookAhead(address),
  },
  '/interfaces/api': {
    icon: IconInterface,
    title: 'api',
    texts,
    load: async () => (await import('./api/ApiScreen.tsx')).ApiScreen,
    readAhead: async () => (await import('./api/use-list-api-calls.ts')).readApiCallsAhead(),
  },
  '/interfaces/api/$id': {
    icon: IconInterface,
    title: 'apiCall',
    shape: 'record',
    texts,
    load: async () => (await import('./api/ApiCallScreen.tsx')).ApiCallScreen,
    readAhead: async ({ id = '' }) => (await import('./api/use-get-api-call.ts')).readApiCallAhead(id),
  },
} satisfies AppScreens;
