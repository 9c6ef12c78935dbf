export const taskKeys = {
  all: ['tasks'] as const,
  mine: (query: object) => ['tasks', 'mine', query] as const,
  active: ['tasks', 'active'] as const,
  task: (taskId: number | string) => ['tasks', 'task', String(taskId)] as const,
  reportable: (query: object) => ['tasks', 'reportable', query] as const,
  reportForm: (woNumber: string) => ['tasks', 'reportForm', woNumber] as const,
  reports: (query: object) => ['tasks', 'reports', query] as const,
  myDay: (date: string | undefined) => ['tasks', 'myDay', date ?? ''] as const,
  board: ['tasks', 'board'] as const,
  centre: (wc: string) => ['tasks', 'centre', wc] as const,
  report: (reportId: number | string) => ['tasks', 'report', String(reportId)] as const,
};
