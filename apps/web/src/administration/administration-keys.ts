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
  placeChoices: ['administration', 'placeChoices'] as const,
  sessions: (filters: object) => ['administration', 'sessions', filters] as const,
};
