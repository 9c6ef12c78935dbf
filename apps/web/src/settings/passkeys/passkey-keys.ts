export const passkeyKeys = { list: ['settings', 'passkeys'] as const };
