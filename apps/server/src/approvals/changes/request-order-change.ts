import * as contract from '@gemba/contract/approvals/changes/request-order-change';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import { compare } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { queryOf } from '../../kit/database/named-query.ts';
import { operation } from '../../kit/http/operation.ts';
import { Refusal, refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import {
  announceOrder,
  beginWait,
  blockedBy,
  expire,
  factsFor,
  isChangeRequested,
  judge,
  lockOrder,
  moveOrder,
  type OrderRow,
  readApprover,
  waitingRef,
} from '../../orders/index.ts';
import { applyChanges, ifItFits, itemToChange, refusalOfChanges } from './apply-change.ts';
import { type Changes, type ItemRow, totalsWith } from './change-items.sql.ts';
import type { ChangeKind } from './change-tables.ts';
import { readChange } from './change-view.ts';
import { insertChange, isChangeWaiting } from './changes.sql.ts';

const differs = (asked: string | undefined, current: string | null) =>
  asked !== undefined && (current === null || compare(asked, current) !== 0);

/** The changes that differ from the item's current values. */
const differences = ({ quantity, price, dateRequired }: Changes, current: ItemRow): Changes => ({
  ...(differs(quantity, current.quantity) && { quantity }),
  ...(differs(price, current.price) && { price }),
  ...(dateRequired !== undefined && dateRequired !== current.dateRequired && { dateRequired }),
});

/**
 * Changes an item of the maker's own order. If the company wants changes of approved orders to be decided, the request
 * waits; otherwise it is applied at once, and an approved order must be approved again.
 */
export const requestOrderChange = operation(contract.requestOrderChange, async (tx, actor, { body }, visit) => {
  const requested = await requestChange(tx, actor, body);
  visit.note({ changed: body.type, change: requested.change?.changeId ?? null, to: requested.status });
  return requested;
});

async function requestChange(
  tx: Tx,
  actor: Actor,
  body: CallParsed<typeof contract.requestOrderChange>['body'],
): Promise<CallReply<typeof contract.requestOrderChange>> {
  const { type: kind, number, version, itemNumber = null, reason = null } = body;
  const order = await lockOrder(tx, actor, kind, number);
  const approver = await readApprover(tx, actor);
  const judgement = judge(approver, order);
  const waits = isChangeRequested(approver, order);
  const { moves: machine } = kinds[kind];
  // A request is judged like an edit of an order that waits: same version, same makers, any state that takes requests.
  const asked = waits ? { ...order, status: machine.start } : order;
  const refusal = blockedBy(machine, 'amend', asked, judgement, version === order.version);
  if (refusal === 'QUOTE_EXPIRED') return expire(tx, actor, order);
  if (refusal) throw new Refusal(refusal, factsFor(refusal, order, judgement));

  const current = await itemToChange(tx, actor.companyId, order, itemNumber);
  const changes = differences(body.changes, current);
  if (Object.keys(changes).length === 0) refuse('ORDER_CHANGE_WITHOUT_DIFFERENCE');
  const impossible = refusalOfChanges(order, itemNumber, current, changes);
  if (impossible) throw impossible;
  if (!waits) return amend(tx, actor, order, itemNumber, changes, reason);

  if (await isChangeWaiting(tx, actor.companyId, kind, number)) refuse('ORDER_CHANGE_WAITS', { orderNumber: number });
  await tryOut(tx, actor.companyId, order, itemNumber, changes);
  const { changeId, remindAt } = await insertChange(tx, actor, { order, itemNumber, reason, current, changes });
  await announceOrder(tx, actor.companyId, kind, number);
  await beginWait(tx, actor.companyId, waitingRef('change', changeId), remindAt);
  return { applied: false, change: await readChange(tx, actor, approver, changeId), version, status: order.status };
}

const setSavepoint = queryOf('savepoint tried_out', []);
const rollBack = queryOf('rollback to savepoint tried_out', []);

/** Applies the change and rolls it back: nobody should have to decide a change that the order cannot hold. */
async function tryOut(tx: Tx, companyId: number, order: OrderRow, item: number | null, changes: Changes) {
  await tx.run(setSavepoint);
  await ifItFits(changes, () => applyChanges(tx, companyId, order, item, changes, order.status));
  await tx.run(rollBack);
}

async function amend(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  item: number | null,
  changes: Changes,
  comment: string | null,
) {
  const { kind, number } = order;
  const to = moves<string, string>(kinds[kind].moves).next(order.status, 'amend') as string;
  const { amount } = await totalsWith(tx, actor.companyId, kind as ChangeKind, number, item, changes);
  const move = {
    decision: 'AMEND' as const,
    to,
    amount,
    comment,
    onBehalfOf: null,
    edit: () => applyChanges(tx, actor.companyId, order, item, changes, to),
  };
  const { version, status } = await ifItFits(changes, () => moveOrder(tx, actor, order, move));
  return { applied: true, change: null, version, status };
}
