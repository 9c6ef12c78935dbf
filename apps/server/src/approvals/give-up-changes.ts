import { kinds } from '@gemba/contract/approvals/kinds';
import { moves } from '@gemba/contract/kit/moves';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { changeableStates } from '@gemba/contract/orders/order-change-moves';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { cancelPendingChanges } from './changes.sql.ts';
import { insertDecision } from './decisions.sql.ts';
import type { OrderRow } from './read-orders.sql.ts';

const CHANGEABLE: Readonly<Partial<Record<ApprovalKind, readonly string[]>>> = changeableStates;

/**
 * Whether somebody can still bring the order from this state to one that takes changes. A posting that is taken back also
 * leads there, but nobody keeps a wish waiting for that.
 */
function mayTakeChanges(kind: ApprovalKind, state: string, seen: readonly string[] = []): boolean {
  if (CHANGEABLE[kind]?.includes(state)) return true;
  const { offeredEvents, next } = moves<string, string>(kinds[kind].moves);
  return offeredEvents(state)
    .map((event) => next(state, event) as string)
    .some((to) => to !== state && !seen.includes(to) && mayTakeChanges(kind, to, [...seen, state]));
}

/** An order that has ended takes the changes along that wait for it: nobody could approve them any more. */
export async function giveUpChanges(
  tx: Tx,
  { companyId, userId }: Actor,
  order: Pick<OrderRow, 'kind' | 'number' | 'amount'>,
  to: string,
) {
  const { kind, number, amount } = order;
  if (CHANGEABLE[kind] === undefined || mayTakeChanges(kind, to)) return;
  for (const { changeId, version } of await cancelPendingChanges(tx, companyId, userId, kind, number))
    await insertDecision(tx, companyId, {
      ...{ kind: 'change', number: String(changeId), version: version - 1, newVersion: version, decision: 'CANCEL' },
      ...{ from: 'PENDING', to: 'CANCELLED', amount, by: userId, onBehalfOf: null, comment: null, withdraws: null },
    });
}
