import type { AppScreens } from '../kit/router/screen.ts';
import { IconInterface, IconPassword, IconWebhook } from '../kit/ui/icons.ts';

const texts = ['interfaces'] as const;

export const interfacesScreens = {
  '/interfaces/keys': {
    icon: IconPassword,
    title: 'apiKeys',
    texts,
    load: async () => (await import('./keys/ApiKeysScreen.tsx')).ApiKeysScreen,
  },
  '/interfaces/webhooks': {
    icon: IconWebhook,
    title: 'webhooks',
    texts,
    load: async () => (await import('./webhooks/WebhooksScreen.tsx')).WebhooksScreen,
  },
  '/interfaces/webhooks/$id': {
    icon: IconWebhook,
    title: 'webhook',
    texts,
    load: async () => (await import('./webhooks/DeliveriesScreen.tsx')).DeliveriesScreen,
  },
  '/interfaces/api': {
    icon: IconInterface,
    title: 'api',
    texts,
    load: async () => (await import('./api/ApiScreen.tsx')).ApiScreen,
  },
  '/interfaces/api/$id': {
    icon: IconInterface,
    title: 'apiCall',
    texts,
    load: async () => (await import('./api/ApiCallScreen.tsx')).ApiCallScreen,
  },
} satisfies AppScreens;
