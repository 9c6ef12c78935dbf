import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { Hit } from '@gemba/contract/search/find-everything';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { judge, readApprover, readOrders } from '../orders/index.ts';

const WAITING = ['NOT_APPROVED', 'NOT_REVIEWED'];

const waits = (hit: Hit): hit is Hit & { kind: ApprovalKind } =>
  hit.exact && APPROVAL_KINDS.some((kind) => kind === hit.kind) && WAITING.includes(hit.status ?? '');

/** Says of the orders whose number was typed whether this person may approve them. Few are asked about: mostly one. */
export const withApproval = async (tx: Tx, actor: Actor, hits: readonly Hit[]): Promise<Hit[]> => {
  const waiting = hits.filter(waits);
  if (waiting.length === 0) return [...hits];
  const approver = await readApprover(tx, actor);
  const judged = await Promise.all(
    waiting.map(async (hit) => {
      const orders = await readOrders(tx, actor.companyId, hit.kind, [hit.id]);
      return { hit, canApprove: orders.some((order) => judge(approver, order).approval.canApprove) };
    }),
  );
  return hits.map((hit) => ({ ...hit, canApprove: judged.some((one) => one.hit === hit && one.canApprove) }));
};
