export const digestKey = ['today', 'digest'] as const;
