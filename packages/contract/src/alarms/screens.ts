import type { Screens } from '../kit/screen.ts';

export const alarmsScreens = {
  '/alarm': { access: 'signedIn', group: 'production' },
  '/report/alarm': { access: 'signedIn', group: 'production', search: { wc: 'CNC-04', wo: '70418' } },
  '/report/alarmHistory': { access: 'signedIn', group: 'production' },
  '/alarm/records': {
    access: 'signedIn',
    group: 'production',
    search: { group: '', wc: '', type: '', from: '', to: '' },
  },
  '/alarm/types': { access: ['MANAGE_ALARM'], group: 'production', planned: true },
  '/report/detail/$id': { access: 'signedIn' },
  '/alarmDetail/$id': { access: 'signedIn' },
  '/alarm/handle/$id': { access: 'signedIn' },
} as const satisfies Screens;
