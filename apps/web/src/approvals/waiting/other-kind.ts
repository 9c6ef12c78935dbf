import type { countApprovals } from '@gemba/contract/approvals/waiting/count-approvals';
import type { CallReply } from '@gemba/contract/kit/call';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';

type Count = CallReply<typeof countApprovals>['kinds'][number];

/** Another kind of which something waits, one that the reader can approve first. */
export const otherKind = (counts: readonly Count[], type: ApprovalKind) => {
  const others = counts.filter((count) => count.type !== type && count.waiting > 0);
  return others.find(({ approvable }) => approvable > 0) ?? others[0];
};
