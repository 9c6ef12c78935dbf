import { kindsOf } from '@gemba/contract/orders/deciding/kinds';
import { userInfo } from '../../auth/index.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { readOrderAhead } from '../../orders/index.ts';
import { shownKind } from './use-audit-search.ts';
import { readApprovalCountsAhead } from './use-count-approvals.ts';
import { readApprovalsAhead } from './use-list-approvals.ts';

/** Begins to read the waiting list that an address shows, and the order that is open in it. */
export const readWaitingAhead = (search: SearchParams) => {
  const kind = shownKind(search, kindsOf(userInfo.get().roles));
  const { number } = search;
  return Promise.all([
    readApprovalsAhead(kind),
    readApprovalCountsAhead(),
    ...(number ? [readOrderAhead(kind, number)] : []),
  ]);
};
