import type { Screens } from '../kit/screen.ts';

const ORDER_ROLES = ['FIND_PURCHASE_ORDER', 'FIND_SALES_ORDER', 'FIND_QUOTE', 'FIND_WORK_ORDER'] as const;

export const approvalsScreens = {
  // Addresses that were kept call the kind `type`.
  '/auditList': { access: ORDER_ROLES, group: 'orders', search: { kind: '', type: '', sort: '', q: '', number: '' } },
  '/delegation': { access: ORDER_ROLES },
} as const satisfies Screens;
