import type { Capability } from '../kit/capability.ts';
import { decideOrderChange } from './changes/decide-order-change.ts';
import { listOrderChanges } from './changes/list-order-changes.ts';
import { requestOrderChange } from './changes/request-order-change.ts';
import { decideApprovals } from './decide/decide-approvals.ts';
import { withdrawDecision } from './decide/withdraw-decision.ts';
import { delegateAuthority } from './delegation/delegate-authority.ts';
import { listDecidedForMe } from './delegation/list-decided-for-me.ts';
import { listDelegationCandidates } from './delegation/list-delegation-candidates.ts';
import { listDelegations } from './delegation/list-delegations.ts';
import { listOwnAuthorities } from './delegation/list-own-authorities.ts';
import { withdrawDelegation } from './delegation/withdraw-delegation.ts';
import { countApprovals } from './waiting/count-approvals.ts';
import { listApprovals } from './waiting/list-approvals.ts';

export const approvalsRoutes: Capability = [
  listApprovals,
  countApprovals,
  decideApprovals,
  withdrawDecision,
  listDelegations,
  listDecidedForMe,
  listOwnAuthorities,
  listDelegationCandidates,
  delegateAuthority,
  withdrawDelegation,
  listOrderChanges,
  requestOrderChange,
  decideOrderChange,
];
