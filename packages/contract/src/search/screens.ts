import type { Screens } from '../kit/screen.ts';

export const searchScreens = {
  '/search': { access: 'signedIn', search: { q: 'seal' } },
} as const satisfies Screens;
