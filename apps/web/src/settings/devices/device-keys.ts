export const deviceKeys = { list: ['settings', 'devices'] as const };
