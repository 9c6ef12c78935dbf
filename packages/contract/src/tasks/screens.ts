import type { Screens } from '../kit/screen.ts';

export const tasksScreens = {
  '/apsReport': { access: 'employee', group: 'production', planned: true },
  '/report': { access: 'employee', group: 'production', planned: true },
  '/report/afterReport': { access: 'employee', group: 'production', planned: true },
  '/report/taskList': { access: 'employee', group: 'production', planned: true },
  '/report/reportDetail': { access: 'employee', planned: true },
} as const satisfies Screens;
