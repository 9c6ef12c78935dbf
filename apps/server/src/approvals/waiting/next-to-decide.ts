import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { kindsOf } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type Approver, judge, type OrderRow, readApprover, readOrders } from '../../orders/index.ts';
import { findChanges } from '../changes/changes.sql.ts';
import { judgeChange, readTouched } from '../changes/judge-change.ts';
import { findWaiting, type WaitingRow } from './waiting.sql.ts';

export interface ToDecide {
  type: ApprovalKind;
  number: string;
  partyName: string | null;
  total: string;
  currency: string;
  neededBy: string | null;
  since: string;
}

/** The changes that this person may approve, each with the total that the order would have. */
async function decidableChanges(
  tx: Tx,
  companyId: number,
  approver: Approver,
  orders: readonly OrderRow[],
  ids: number[],
) {
  if (ids.length === 0) return new Map<number, string>();
  const changes = await findChanges(tx, companyId, ids);
  const judged = changes.map(async (change) => {
    const order = orders.find(({ kind, number }) => kind === change.type && number === change.number);
    if (!order) return [];
    const touched = await readTouched(tx, companyId, change);
    const { approval } = judgeChange(approver, order, change, touched);
    return approval.canApprove ? [[change.changeId, touched.totals.total] as const] : [];
  });
  return new Map((await Promise.all(judged)).flat());
}

/** The most urgent orders and changes that this person can approve, of the first `limit` that wait for anybody. */
export async function nextToDecide(tx: Tx, actor: Actor, limit: number): Promise<{ found: ToDecide[]; more: boolean }> {
  const kinds = kindsOf(actor.roles);
  if (kinds.length === 0) return { found: [], more: false };
  const [approver, waiting] = await Promise.all([
    readApprover(tx, actor),
    findWaiting(tx, actor.companyId, kinds, undefined, limit + 1),
  ]);
  if (approver.grants.length === 0) return { found: [], more: false };
  const looked = waiting.slice(0, limit);
  const numbersOf = (kind: ApprovalKind) => looked.flatMap(({ type, number }) => (type === kind ? [number] : []));
  const asked = kinds.filter((kind) => numbersOf(kind).length > 0);
  const orders = (
    await Promise.all(asked.map((kind) => readOrders(tx, actor.companyId, kind, [...new Set(numbersOf(kind))])))
  ).flat();
  const changeIds = looked.flatMap(({ changeId }) => (changeId === 0 ? [] : [changeId]));
  const changes = await decidableChanges(tx, actor.companyId, approver, orders, changeIds);
  const rowOf = ({ type, number, changeId, since }: WaitingRow): ToDecide[] => {
    const order = orders.find((one) => one.kind === type && one.number === number);
    if (!order) return [];
    const { partyName, currency, neededBy } = order;
    const ofOrder = judge(approver, order).approval.canApprove ? order.total : undefined;
    const total = changeId === 0 ? ofOrder : changes.get(changeId);
    return total === undefined ? [] : [{ type, number, partyName, total, currency, neededBy, since }];
  };
  return { found: looked.flatMap(rowOf), more: waiting.length > limit };
}
