import { CHANGE_KINDS } from '@gemba/contract/approvals/changes/order-change';
import type { Tx } from '../../kit/database/database.ts';
import type { Approver, OrderRow } from '../../orders/index.ts';
import { findChangesOf } from './changes.sql.ts';
import { judgeChange, readTouched } from './judge-change.ts';

/** More than ever wait for one order. */
const MOST = 50;

/** Whether a change of the order waits that this person may approve. */
export async function mayApproveChange(tx: Tx, companyId: number, approver: Approver, order: OrderRow) {
  const { number } = order;
  const type = CHANGE_KINDS.find((kind) => kind === order.kind);
  if (type === undefined) return false;
  const changes = await findChangesOf(tx, companyId, { type, number, before: null, limit: MOST });
  const judged = changes
    .filter(({ status }) => status === 'PENDING')
    .map(async (change) => judgeChange(approver, order, change, await readTouched(tx, companyId, change)));
  return (await Promise.all(judged)).some(({ approval }) => approval.canApprove);
}
