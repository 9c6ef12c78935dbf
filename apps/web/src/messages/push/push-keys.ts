export const pushKeys = { settings: ['push', 'settings'] as const };
