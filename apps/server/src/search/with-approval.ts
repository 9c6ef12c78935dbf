import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { Hit } from '@gemba/contract/search/find-everything';
import { mayApproveChange } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { judge, type OrderRow, readApprover, readOrders } from '../orders/index.ts';

const WAITING = ['NOT_APPROVED', 'NOT_REVIEWED'];

const isOrder = (hit: Hit): hit is Hit & { kind: ApprovalKind } =>
  hit.exact && APPROVAL_KINDS.some((kind) => kind === hit.kind);

/** Says of the orders whose number was typed whether this person may approve them, or a change of them. Mostly there is one. */
export const withApproval = async (tx: Tx, actor: Actor, hits: readonly Hit[]): Promise<Hit[]> => {
  const named = hits.filter(isOrder);
  if (named.length === 0) return [...hits];
  const approver = await readApprover(tx, actor);
  const mayApprove = async (order: OrderRow) =>
    WAITING.includes(order.status)
      ? judge(approver, order).approval.canApprove
      : mayApproveChange(tx, actor.companyId, approver, order);
  const judged = await Promise.all(
    named.map(async (hit) => {
      const [order] = await readOrders(tx, actor.companyId, hit.kind, [hit.id]);
      return { hit, canApprove: order !== undefined && (await mayApprove(order)) };
    }),
  );
  return hits.map((hit) => ({ ...hit, canApprove: judged.some((one) => one.hit === hit && one.canApprove) }));
};
