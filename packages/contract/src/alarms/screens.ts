import type { Screens } from '../kit/screen.ts';

export const alarmsScreens = {
  '/alarm': { access: 'signedIn', group: 'production', planned: true },
  '/report/alarm': { access: 'signedIn', group: 'production', planned: true },
  '/report/alarmHistory': { access: 'signedIn', group: 'production', planned: true },
  '/alarm/records': { access: 'signedIn', group: 'production', planned: true },
  '/alarm/types': { access: ['MANAGE_ALARM'], group: 'production', planned: true },
  '/report/detail/$id': { access: 'signedIn', planned: true },
  '/alarmDetail/$id': { access: 'signedIn', planned: true },
  '/alarm/handle/$id': { access: 'signedIn', planned: true },
} as const satisfies Screens;
