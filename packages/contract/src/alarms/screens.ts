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
  '/alarm/statistics': {
    access: ['MANAGE_ALARM', 'QUALITY_INFO', 'LEAD_WORK_CENTRE'],
    group: 'production',
    search: { from: '', to: '', wc: '', type: '', by: '' },
  },
  '/alarm/board': { access: 'signedIn', group: 'production' },
  '/alarm/types': { access: ['MANAGE_ALARM'], group: 'production', search: { type: '' } },
  '/report/detail/$id': { access: 'signedIn' },
  '/alarmDetail/$id': { access: 'signedIn' },
  '/alarm/handle/$id': { access: 'signedIn' },
} as const satisfies Screens;
