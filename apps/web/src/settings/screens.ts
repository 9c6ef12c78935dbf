import type { AppScreens } from '../kit/router/screen.ts';
import { IconInfo, IconLanguage, IconUser } from '../kit/ui/icons.ts';

const texts = ['settings'] as const;

export const settingsScreens = {
  '/setting': {
    icon: IconUser,
    title: 'me',
    texts: ['settings', 'messages', 'today'] as const,
    load: async () => (await import('./SettingsScreen.tsx')).SettingsScreen,
    readAhead: async () => (await import('./read-ahead.ts')).readSettingsAhead(),
  },
  '/setting/language': {
    icon: IconLanguage,
    title: 'language',
    texts,
    load: async () => (await import('./LanguageScreen.tsx')).LanguageScreen,
  },
  '/setting/about': {
    icon: IconInfo,
    title: 'about',
    texts,
    load: async () => (await import('./about/AboutScreen.tsx')).AboutScreen,
    readAhead: async () => (await import('./about/read-ahead.ts')).readAboutAhead(),
  },
} satisfies AppScreens;
