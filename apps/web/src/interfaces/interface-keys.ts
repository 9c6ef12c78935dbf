export const interfaceKeys = { keys: ['interfaces', 'keys'] as const };
