import type { AppScreens } from '../kit/router/screen.ts';
import { IconPassword } from '../kit/ui/icons.ts';

const texts = ['interfaces'] as const;

export const interfacesScreens = {
  '/interfaces/keys': {
    icon: IconPassword,
    title: 'apiKeys',
    texts,
    load: async () => (await import('./keys/ApiKeysScreen.tsx')).ApiKeysScreen,
  },
} satisfies AppScreens;
