export const administrationKeys = {
  audit: (filters: object) => ['administration', 'audit', filters] as const,
  users: (filters: object) => ['administration', 'users', filters] as const,
  user: (userId: string) => ['administration', 'user', userId] as const,
  company: ['administration', 'company'] as const,
  look: ['administration', 'look'] as const,
  sso: ['administration', 'sso'] as const,
  messenger: ['administration', 'messenger'] as const,
  locations: (filters: object) => ['administration', 'locations', filters] as const,
  workCentres: (filters: object) => ['administration', 'workCentres', filters] as const,
  workCentrePeople: (wc: string) => ['administration', 'workCentrePeople', wc] as const,
  employees: (q: string) => ['administration', 'employees', q] as const,
  placeChoices: ['administration', 'placeChoices'] as const,
  printers: ['administration', 'printers'] as const,
  labelTemplates: ['administration', 'labelTemplates'] as const,
  drawnTemplate: (language: string, template: string, layout: object) =>
    ['administration', 'drawnTemplate', language, template, layout] as const,
  sessions: (filters: object) => ['administration', 'sessions', filters] as const,
};
