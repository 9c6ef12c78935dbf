const texts = ['settings'] as const;

export const settingsScreens = {
  '/setting': { texts, load: async () => (await import('./SettingsScreen.tsx')).SettingsScreen },
  '/setting/language': { texts, load: async () => (await import('./LanguageScreen.tsx')).LanguageScreen },
  '/setting/about': { texts, load: async () => (await import('./AboutScreen.tsx')).AboutScreen },
};
