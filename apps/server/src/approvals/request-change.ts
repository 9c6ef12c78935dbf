import { kinds } from '@gemba/contract/approvals/kinds';
import type { requestOrderChange } from '@gemba/contract/approvals/order-changes';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import { compare } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import type { Tx } from '../kit/database/database.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { applyChanges, ifItFits, itemToChange, refusalOfChanges } from './apply-change.ts';
import { type Changes, type ItemRow, totalsWith } from './change-items.sql.ts';
import { insertChange, isChangeWaiting } from './changes.sql.ts';
import { expire, factsFor, lockOrder } from './decide.ts';
import { judge } from './judge.ts';
import { moveOrder } from './move-order.ts';
import { blockedBy, isChangeRequested } from './offered-events.ts';
import { readChange } from './read-changes.ts';
import type { OrderRow } from './read-orders.sql.ts';
import { standingOf } from './standing.ts';

type Body = CallParsed<typeof requestOrderChange>['body'];

const differs = (asked: string | undefined, current: string | null) =>
  asked !== undefined && (current === null || compare(asked, current) !== 0);

/** Only what is different from the item as it stands. */
const differences = ({ quantity, price, dateRequired }: Changes, current: ItemRow): Changes => ({
  ...(differs(quantity, current.quantity) && { quantity }),
  ...(differs(price, current.price) && { price }),
  ...(dateRequired !== undefined && dateRequired !== current.dateRequired && { dateRequired }),
});

/**
 * The maker changes an item. Where the company wants changes of approved orders decided, the wish waits; otherwise it is
 * made at once, and an approved order must be approved anew.
 */
export async function requestChange(tx: Tx, actor: Actor, body: Body): Promise<CallReply<typeof requestOrderChange>> {
  const { type: kind, number, version, itemNumber = null, reason = null } = body;
  const order = await lockOrder(tx, actor, kind, number);
  const standing = await standingOf(tx, actor);
  const judgement = judge(standing, order);
  const waits = isChangeRequested(standing, order);
  const { moves: machine } = kinds[kind];
  // A wish is weighed like an edit of an order that waits: the same version, the same makers, and any state that takes it.
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
  const changeId = await insertChange(tx, actor, { order, itemNumber, reason, current, changes });
  return { applied: false, change: await readChange(tx, actor, standing, changeId), version, status: order.status };
}

/** Nobody should have to decide a change that the order could not hold: it is put in, and taken out again. */
async function tryOut(tx: Tx, companyId: number, order: OrderRow, item: number | null, changes: Changes) {
  await tx.query('savepoint tried_out');
  await ifItFits(changes, () => applyChanges(tx, companyId, order, item, changes, order.status));
  await tx.query('rollback to savepoint tried_out');
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
  const { amount } = await totalsWith(tx, actor.companyId, kind as Body['type'], number, item, changes);
  const move = {
    ...{ decision: 'AMEND' as const, to, amount, comment, onBehalfOf: null },
    edit: () => applyChanges(tx, actor.companyId, order, item, changes, to),
  };
  const { version, status } = await ifItFits(changes, () => moveOrder(tx, actor, order, move));
  return { applied: true, change: null, version, status };
}
