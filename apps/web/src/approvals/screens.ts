const texts = ['approvals'] as const;

export const approvalsScreens = {
  '/auditList': { texts, load: async () => (await import('./AuditListScreen.tsx')).AuditListScreen },
  '/delegation': { texts, load: async () => (await import('./DelegationScreen.tsx')).DelegationScreen },
};
