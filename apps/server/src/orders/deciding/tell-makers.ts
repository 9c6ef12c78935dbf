import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Doer } from '../../kit/sessions/actor.ts';
import { writeNotice } from '../../messages/index.ts';
import type { OrderRow } from './order-row.ts';

const selectName = statement<Doer, { name: string }>(
  'select display_name as name from app_user where company_id = :companyId and user_id = :userId',
);

export const nameOf = async (tx: Tx, { companyId, userId }: Doer) =>
  (await tx.one(selectName({ companyId, userId }))).name;

const NOTICE_OF = {
  APPROVE: 'ORDER_APPROVED',
  REJECT: 'ORDER_REJECTED',
  WITHDRAW: 'DECISION_WITHDRAWN',
  HOLD: 'ORDER_HELD',
  RELEASE: 'ORDER_RELEASED',
  TAKE_OVER: 'ORDER_TAKEN_OVER',
  CANCEL: 'ORDER_CANCELLED',
  EXPIRE: 'QUOTE_EXPIRED',
} as const;

/** The buyer goes on with such an order, or no longer. */
const TELLS_BUYER: ReadonlySet<HistoryEntry['decision']> = new Set(['TAKE_OVER', 'CANCEL']);

const isTold = (decision: HistoryEntry['decision']): decision is keyof typeof NOTICE_OF =>
  Object.hasOwn(NOTICE_OF, decision);

type Made = { decision: HistoryEntry['decision']; comment: string | null };

/**
 * Writes to owner and requester what was decided about their order. Nobody is told what they did themselves; time does
 * the expiring.
 */
export async function tellMakers(tx: Tx, doer: Doer, order: OrderRow, { decision, comment }: Made) {
  if (!isTold(decision)) return;
  const makers = new Set([order.ownerId, order.requesterId, ...(TELLS_BUYER.has(decision) ? order.buyers : [])]);
  if (decision !== 'EXPIRE') makers.delete(doer.userId);
  if (makers.size === 0) return;
  await writeNotice(tx, doer.companyId, {
    code: NOTICE_OF[decision],
    orders: [{ type: order.kind, number: order.number }],
    facts: { by: await nameOf(tx, doer), comment },
    receivers: [...makers],
  });
}
