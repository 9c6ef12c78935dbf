import type { Screens } from '../kit/screen.ts';

export const messagesScreens = {
  '/setting/message': { access: 'signedIn', group: 'overview', planned: true },
  '/setting/message-detail/$id': { access: 'signedIn', planned: true },
} as const satisfies Screens;
