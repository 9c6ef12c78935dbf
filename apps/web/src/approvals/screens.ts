import type { AppScreens } from '../kit/router/screen.ts';
import { IconApprovals, IconPeople } from '../kit/ui/icons.ts';

const texts = ['approvals', 'deciding'] as const;
// An order opens inside the waiting list.
const withOrders = [...texts, 'orders', 'documents', 'bom', 'quality', 'posting'] as const;

export const approvalsScreens = {
  '/auditList': {
    icon: IconApprovals,
    title: 'approvals',
    texts: withOrders,
    load: async () => (await import('./waiting/AuditListScreen.tsx')).AuditListScreen,
    readAhead: async (search) => (await import('./waiting/read-ahead.ts')).readWaitingAhead(search),
  },
  '/delegation': {
    icon: IconPeople,
    title: 'delegation',
    texts,
    load: async () => (await import('./delegation/DelegationScreen.tsx')).DelegationScreen,
    readAhead: async () => (await import('./delegation/read-ahead.ts')).readDelegationAhead(),
  },
} satisfies AppScreens;
