import { CHANGE_KINDS } from '@gemba/contract/approvals/changes/order-change';
import type { Tx } from '../../kit/database/database.ts';
import type { Approver, OrderRow } from '../../orders/index.ts';
import { findChangesOf } from './changes.sql.ts';
import { judgeChange, readTouched } from './judge-change.ts';

/** Whether this person may approve a change that waits for the order. */
export async function mayApproveChange(tx: Tx, companyId: number, approver: Approver, order: OrderRow) {
  const { number } = order;
  const type = CHANGE_KINDS.find((kind) => kind === order.kind);
  if (type === undefined) return false;
  // One change of an order waits at a time, and it is the newest.
  const [newest] = await findChangesOf(tx, companyId, { type, number, before: null, limit: 1 });
  if (newest?.status !== 'PENDING') return false;
  return judgeChange(approver, order, newest, await readTouched(tx, companyId, newest)).approval.canApprove;
}
