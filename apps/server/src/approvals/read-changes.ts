import { kindsOf } from '@gemba/contract/approvals/kinds';
import type { OrderChange } from '@gemba/contract/approvals/order-change';
import type { listOrderChanges } from '@gemba/contract/approvals/order-changes';
import type { CallParsed } from '@gemba/contract/kit/call';
import { orderChangeMoves } from '@gemba/contract/orders/order-change-moves';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { type Changes, readItem, type Totals, totalsWith } from './change-items.sql.ts';
import { type ChangeRow, findChanges, findChangesOf } from './changes.sql.ts';
import { type Judgement, judge } from './judge.ts';
import { offeredEvents } from './offered-events.ts';
import { type OrderRow, readOrders } from './read-orders.sql.ts';
import { type Standing, standingOf } from './standing.ts';

export const changesIn = ({ fields }: Pick<ChangeRow, 'fields'>): Changes =>
  Object.fromEntries(fields.flatMap(({ field, newValue }) => (newValue === null ? [] : [[field, newValue]])));

/** The limit is compared with what the order would come to; who asked for the change decides it as little as its makers. */
export const judgeChange = (standing: Standing, order: OrderRow, change: ChangeRow, { amount }: Totals): Judgement =>
  judge(standing, { ...order, amount, owners: [...order.owners, change.requestedBy.userId], expired: false });

/** What the order would come to with the change. */
export const totalsOfChange = (tx: Tx, companyId: number, change: ChangeRow) =>
  totalsWith(tx, companyId, change.type, change.number, change.itemNumber, changesIn(change));

/** A change as it is shown: what it would make of the order, while it waits, and what the reader may do about it. */
export async function shownChange(
  tx: Tx,
  actor: Actor,
  standing: Standing,
  order: OrderRow,
  change: ChangeRow,
): Promise<OrderChange> {
  const { companyId } = actor;
  const { version: _, ...shown } = change;
  const { type, number, itemNumber } = change;
  const [item, totals] = await Promise.all([
    readItem(tx, companyId, type, number, itemNumber),
    totalsOfChange(tx, companyId, change),
  ]);
  const waits = change.status === 'PENDING';
  const judgement = judgeChange(standing, order, change, totals);
  return {
    ...shown,
    part: item?.part ?? null,
    neededBy: item?.dateRequired ?? null,
    currency: order.currency,
    oldTotal: waits ? order.total : null,
    newTotal: waits ? totals.total : null,
    approval: waits ? judgement.approval : null,
    events: offeredEvents(orderChangeMoves[type], { status: change.status, expired: false }, judgement),
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
