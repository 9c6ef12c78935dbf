import type { Screens } from '../kit/screen.ts';

const report = { q: '', woNumber: '70418', sequence: '' } as const;

export const tasksScreens = {
  '/apsReport': { access: 'employee', group: 'production', search: { task: '', open: '' } },
  '/report': { access: 'employee', group: 'production', search: report },
  '/report/afterReport': { access: 'employee', group: 'production', search: report },
  '/report/taskList': { access: 'employee', group: 'production', search: { status: '', on: '' } },
  '/report/reportList': { access: 'employee', group: 'production', search: { from: '', to: '', wc: '' } },
  '/report/myDay': { access: 'employee', group: 'production', search: { date: '' } },
  '/report/lead': { access: ['LEAD_WORK_CENTRE'], group: 'production', search: { wc: '' } },
  '/report/reportDetail': { access: 'employee', search: { reportId: '', posted: '', correct: '' } },
} as const satisfies Screens;
