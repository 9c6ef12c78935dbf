import type { AppScreens } from '../kit/router/screen.ts';
import {
  IconBoard,
  IconDate,
  IconFinish,
  IconMyDay,
  IconTasks,
  IconTimeReports,
  IconTimer,
  IconWorkOrder,
} from '../kit/ui/icons.ts';

// The names of parts and the texts of a posting have their own catalogues.
const texts = ['tasks', 'posting', 'refusals', 'parts'] as const;

export const tasksScreens = {
  '/apsReport': {
    icon: IconTimer,
    title: 'myTasks',
    texts,
    load: async () => (await import('./task/ApsReportScreen.tsx')).ApsReportScreen,
    readAhead: async (search) => (await import('./task/read-ahead.ts')).readShownTaskAhead(search),
  },
  '/report': {
    icon: IconWorkOrder,
    title: 'report',
    texts,
    load: async () => (await import('./reports/ReportScreen.tsx')).ReportScreen,
    readAhead: async (search) => (await import('./reports/read-ahead.ts')).readReportAhead(search),
  },
  '/report/afterReport': {
    icon: IconDate,
    title: 'afterReport',
    texts,
    load: async () => (await import('./reports/ReportScreen.tsx')).AfterReportScreen,
    readAhead: async (search) => (await import('./reports/read-ahead.ts')).readReportAhead(search),
  },
  '/report/taskList': {
    icon: IconTasks,
    title: 'taskList',
    texts,
    load: async () => (await import('./task/TaskListScreen.tsx')).TaskListScreen,
    readAhead: async (search) => (await import('./task/use-list-my-tasks.ts')).readMyTasksAhead(search),
  },
  '/report/reportList': {
    icon: IconTimeReports,
    title: 'reportList',
    texts,
    load: async () => (await import('./reports/ReportListScreen.tsx')).ReportListScreen,
    readAhead: async (search) => (await import('./reports/use-list-time-reports.ts')).readTimeReportsAhead(search),
  },
  '/report/reportDetail': {
    icon: IconFinish,
    title: 'reportDetail',
    shape: 'record',
    texts,
    load: async () => (await import('./reports/ReportDetailScreen.tsx')).ReportDetailScreen,
    readAhead: async ({ reportId = '' }) =>
      (await import('./reports/use-get-time-report.ts')).readTimeReportAhead(reportId),
  },
  '/report/myDay': {
    icon: IconMyDay,
    title: 'myDay',
    texts,
    load: async () => (await import('./my-day/MyDayScreen.tsx')).MyDayScreen,
    readAhead: async (search) => (await import('./my-day/use-get-my-day.ts')).readMyDayAhead(search),
  },
  '/report/lead': {
    icon: IconBoard,
    title: 'lead',
    texts,
    load: async () => (await import('./lead/LeadScreen.tsx')).LeadScreen,
    readAhead: async (search) => (await import('./lead/read-ahead.ts')).readLeadAhead(search),
  },
} satisfies AppScreens;
