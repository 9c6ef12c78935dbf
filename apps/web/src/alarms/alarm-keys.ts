export const alarmKeys = {
  all: ['alarms'] as const,
  board: ['alarms', 'board'] as const,
  alarm: (id: string) => ['alarms', 'alarm', id] as const,
  // Not below the others: a picture never changes.
  photo: (id: number, photoId: string) => ['alarm photo', id, photoId] as const,
  list: (query: object) => ['alarms', 'list', query] as const,
  types: ['alarms', 'types'] as const,
  candidates: (q: string) => ['alarms', 'candidates', q] as const,
  statistics: (query: object) => ['alarms', 'statistics', query] as const,
  form: (wc: string | undefined) => ['alarms', 'form', wc ?? ''] as const,
};
