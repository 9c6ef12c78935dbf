import { moves } from '@gemba/contract/kit/moves';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { ChangeCount } from '@gemba/contract/orders/order-shapes';
import type * as z from 'zod/mini';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Doer } from '../../kit/sessions/actor.ts';
import type { Approver } from './approver.ts';
import { insertDecision } from './decisions.sql.ts';
import type { OrderRow } from './order-row.ts';

/** The states in which a change is requested instead of made at once. An order on hold takes none. */
const CHANGEABLE: Readonly<Partial<Record<ApprovalKind, readonly string[]>>> = {
  po: ['APPROVED', 'PARTIAL'],
  so: ['OPEN', 'PARTIAL'],
  qo: ['APPROVED'],
  wo: ['APPROVED', 'RUN'],
};

type Stated = Pick<OrderRow, 'kind' | 'status'>;

export const takesChangeRequests = ({ kind, status }: Stated) => CHANGEABLE[kind]?.includes(status) ?? false;

/** A change of this order waits for a decision; otherwise it is made at once. */
export const isChangeRequested = ({ changesWait }: Approver, order: Stated) =>
  changesWait && takesChangeRequests(order);

/**
 * Whether somebody can still move the order to a state that takes changes. Reversing a posting leads there too, and
 * extending a quote that has expired, but no request is kept waiting for those.
 */
function canStillChange(kind: ApprovalKind, status: string, seen: readonly string[] = []): boolean {
  if (takesChangeRequests({ kind, status })) return true;
  const { offeredEvents, next } = moves<string, string>(kinds[kind].moves);
  return offeredEvents(status)
    .filter((event) => event !== 'extend')
    .map((event) => next(status, event) as string)
    .some((to) => to !== status && !seen.includes(to) && canStillChange(kind, to, [...seen, status]));
}

const updateChanges = statement<
  { companyId: number; kind: string; number: string; userId: number },
  { changeId: number; version: number }
>(
  `update order_change set status = 'CANCELLED', decided_by = :userId, decided_at = now(), version = version + 1
    where company_id = :companyId and order_kind = :kind and order_number = :number and status = 'PENDING'
   returning change_id, version`,
);

/** At most one change waits for an order. */
const cancelPending = (tx: Tx, { companyId, userId }: Doer, kind: ApprovalKind, number: string) =>
  tx.all(updateChanges({ companyId, kind, number, userId }));

/** Cancels the change that waits for an order which has ended: nobody could approve it any more. */
export async function giveUpChanges(
  tx: Tx,
  actor: Doer,
  { kind, number, amount }: Pick<OrderRow, 'kind' | 'number' | 'amount'>,
  to: string,
) {
  if (CHANGEABLE[kind] === undefined || canStillChange(kind, to)) return;
  for (const { changeId, version } of await cancelPending(tx, actor, kind, number))
    await insertDecision(tx, actor.companyId, {
      kind: 'change',
      number: String(changeId),
      version: version - 1,
      newVersion: version,
      decision: 'CANCEL',
      from: 'PENDING',
      to: 'CANCELLED',
      amount,
      by: actor.userId,
      onBehalfOf: null,
      comment: null,
      withdraws: null,
    });
}

const selectCounts = statement<{ companyId: number; kind: string; number: string }, z.infer<typeof ChangeCount>>(
  `select count(*) filter (where status = 'PENDING') as pending, count(*) as all from order_change
    where company_id = :companyId and order_kind = :kind and order_number = :number`,
);

export const countChanges = async (tx: Tx, companyId: number, kind: ApprovalKind, number: string) => {
  const counted = await tx.first(selectCounts({ companyId, kind, number }));
  return counted as z.infer<typeof ChangeCount>;
};
