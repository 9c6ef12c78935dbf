import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';

export const approvalKeys = {
  list: (type: ApprovalKind) => ['approvals', 'list', type] as const,
  counts: ['approvals', 'counts'] as const,
  changes: (type: ApprovalKind, number: string) => ['approvals', 'changes', type, number] as const,
  delegations: ['approvals', 'delegations'] as const,
  decidedForMe: ['approvals', 'decidedForMe'] as const,
  authorities: ['approvals', 'authorities'] as const,
  candidates: (q: string) => ['approvals', 'candidates', q] as const,
};
