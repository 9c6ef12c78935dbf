import type { Screens } from '../kit/screen.ts';

export const todayScreens = {
  '/home': { access: 'signedIn', group: 'overview', search: { kind: '' } },
} as const satisfies Screens;
