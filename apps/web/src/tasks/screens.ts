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
  },
  '/report': {
    icon: IconWorkOrder,
    title: 'report',
    texts,
    load: async () => (await import('./reports/ReportScreen.tsx')).ReportScreen,
  },
  '/report/afterReport': {
    icon: IconDate,
    title: 'afterReport',
    texts,
    load: async () => (await import('./reports/ReportScreen.tsx')).AfterReportScreen,
  },
  '/report/taskList': {
    icon: IconTasks,
    title: 'taskList',
    texts,
    load: async () => (await import('./task/TaskListScreen.tsx')).TaskListScreen,
  },
  '/report/reportList': {
    icon: IconTimeReports,
    title: 'reportList',
    texts,
    load: async () => (await import('./reports/ReportListScreen.tsx')).ReportListScreen,
  },
  '/report/reportDetail': {
    icon: IconFinish,
    title: 'reportDetail',
    texts,
    load: async () => (await import('./reports/ReportDetailScreen.tsx')).ReportDetailScreen,
  },
  '/report/myDay': {
    icon: IconMyDay,
    title: 'myDay',
    texts,
    load: async () => (await import('./my-day/MyDayScreen.tsx')).MyDayScreen,
  },
  '/report/lead': {
    icon: IconBoard,
    title: 'lead',
    texts,
    load: async () => (await import('./lead/LeadScreen.tsx')).LeadScreen,
  },
} satisfies AppScreens;
