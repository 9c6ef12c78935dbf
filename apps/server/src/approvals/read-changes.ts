import { CANNOT_APPROVE } from '@gemba/contract/approvals/approval-facts';
import { kinds, kindsOf } from '@gemba/contract/approvals/kinds';
import type { OrderChange } from '@gemba/contract/approvals/order-change';
import type { listOrderChanges } from '@gemba/contract/approvals/order-changes';
import type { CallParsed } from '@gemba/contract/kit/call';
import { orderChangeMoves } from '@gemba/contract/orders/order-change-moves';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { type ItemRow, readItem, type Totals, totalsWith } from './change-items.sql.ts';
import { obstacleTo } from './change-obstacle.ts';
import { type ChangeRow, findChanges, findChangesOf } from './changes.sql.ts';
import { changesIn } from './changes-in.ts';
import { judge } from './judge.ts';
import { offeredEvents } from './offered-events.ts';
import { type OrderRow, readOrders } from './read-orders.sql.ts';
import { type Standing, standingOf } from './standing.ts';

/** What a change touches: its item as it stands, and what the order would come to with it. */
export interface Touched {
  item: ItemRow | undefined;
  totals: Totals;
}

export async function readTouched(tx: Tx, companyId: number, change: ChangeRow): Promise<Touched> {
  const { type, number, itemNumber } = change;
  const [item, totals] = await Promise.all([
    readItem(tx, companyId, type, number, itemNumber),
    totalsWith(tx, companyId, type, number, itemNumber, changesIn(change)),
  ]);
  return { item, totals };
}

/**
 * The limit is compared with what the order would come to; who asked for the change decides it as little as its makers.
 * `obstacle` is what stands in the way of anybody.
 */
export function judgeChange(standing: Standing, order: OrderRow, change: ChangeRow, { item, totals }: Touched) {
  const status = kinds[order.kind].moves.start;
  const owners = [...order.owners, change.requestedBy.userId];
  const judgement = judge(standing, { ...order, status, amount: totals.amount, owners, expired: false });
  const obstacle = obstacleTo(order, change, item);
  const { approval } = judgement;
  const told = CANNOT_APPROVE.find((code) => code === obstacle?.code) ?? (obstacle ? 'MOVE_NOT_ALLOWED' : null);
  const reason = told === 'ORDER_CHANGED' ? told : (approval.reason ?? told);
  return { ...judgement, obstacle, approval: { ...approval, reason, canApprove: reason === null } };
}

/** A change as it is shown: what it would make of the order, while it waits, and what the reader may do about it. */
export async function shownChange(
  tx: Tx,
  actor: Actor,
  standing: Standing,
  order: OrderRow,
  change: ChangeRow,
): Promise<OrderChange> {
  const { version: _, ...shown } = change;
  const touched = await readTouched(tx, actor.companyId, change);
  const { item, totals } = touched;
  const waits = change.status === 'PENDING';
  const judgement = judgeChange(standing, order, change, touched);
  const { reason } = judgement.approval;
  const offered = offeredEvents(orderChangeMoves[change.type], { status: change.status, expired: false }, judgement);
  return {
    ...shown,
    part: item?.part ?? null,
    neededBy: item?.dateRequired ?? null,
    currency: order.currency,
    oldTotal: waits ? order.total : null,
    newTotal: waits ? totals.total : null,
    approval: waits ? judgement.approval : null,
    events: offered.map((one) => (one.event === 'approve' ? { ...one, refusal: reason } : one)),
  };
}

export async function readChange(tx: Tx, actor: Actor, standing: Standing, changeId: number): Promise<OrderChange> {
  const [change] = await findChanges(tx, actor.companyId, [changeId]);
  if (!change) return refuse('ORDER_CHANGE_NOT_EXIST');
  const [order] = await readOrders(tx, actor.companyId, change.type, [change.number]);
  return order ? shownChange(tx, actor, standing, order, change) : refuse('ORDER_CHANGE_NOT_EXIST');
}

const Key = z.tuple([z.int().check(z.positive())]);

/** The changes of one order, newest first. */
export async function listChanges(tx: Tx, actor: Actor, query: CallParsed<typeof listOrderChanges>['query']) {
  const { type, number, cursor, limit } = query;
  if (!kindsOf(actor.roles).includes(type)) refuse('LIMITED_PERMISSIONS', { field: 'type' });
  const [before = null] = decodeCursor(cursor, Key) ?? [];
  const [standing, [order], rows] = await Promise.all([
    standingOf(tx, actor),
    readOrders(tx, actor.companyId, type, [number]),
    findChangesOf(tx, actor.companyId, { type, number, before, limit: limit + 1 }),
  ]);
  if (!order) return { items: [], nextCursor: null };
  const { items, nextCursor } = pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.changeId],
  );
  return { items: await Promise.all(items.map((row) => shownChange(tx, actor, standing, order, row))), nextCursor };
}
