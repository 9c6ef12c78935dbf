import { kindsOf } from '@gemba/contract/approvals/kinds';
import { type approvalCounts, COUNTED_AT_MOST, type listApprovals } from '@gemba/contract/approvals/list-approvals';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import { DateText, InstantText } from '@gemba/contract/kit/dates';
import { sumMoney } from '@gemba/contract/kit/money';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { findChanges } from './changes.sql.ts';
import { findUndoable } from './decisions.sql.ts';
import { judge } from './judge.ts';
import { readCards } from './read-cards.ts';
import { judgeChange, readTouched } from './read-changes.ts';
import { readOrders } from './read-orders.sql.ts';
import { type Standing, standingOf } from './standing.ts';
import { findWaiting, findWaitingChanges, findWaitingNumbers } from './waiting.sql.ts';

const Key = z.tuple([DateText, InstantText, z.enum(APPROVAL_KINDS), z.string().check(z.maxLength(64)), z.int()]);

const kindsAsked = (actor: Actor, type: ApprovalKind | undefined) => {
  const seen = kindsOf(actor.roles);
  if (type === undefined) return seen;
  return seen.includes(type) ? [type] : refuse('LIMITED_PERMISSIONS', { field: 'type' });
};

/** What waits for this person, whether it can decide it or not: the card says which, and why. */
export async function listWaiting(tx: Tx, actor: Actor, query: CallParsed<typeof listApprovals>['query']) {
  const kinds = kindsAsked(actor, query.type);
  const [standing, rows] = await Promise.all([
    standingOf(tx, actor),
    findWaiting(tx, actor.companyId, kinds, decodeCursor(query.cursor, Key), query.limit + 1),
  ]);
  const { items, nextCursor } = pageFrom(
    rows,
    query.limit,
    (row) => row,
    (row) => [row.needed, row.since, row.type, row.number, row.changeId],
  );
  return { items: await readCards(tx, actor, standing, items), nextCursor };
}

/** What each change would make of its order is worked out by itself, so fewer of them are counted. */
const CHANGES_COUNTED_AT_MOST = 100;

async function ordersCounted(tx: Tx, companyId: number, standing: Standing, kind: ApprovalKind) {
  const numbers = await findWaitingNumbers(tx, companyId, kind, COUNTED_AT_MOST + 1);
  const orders = await readOrders(tx, companyId, kind, numbers);
  return orders.map((order) => judge(standing, order).approval);
}

async function changesCounted(tx: Tx, companyId: number, standing: Standing, kind: ApprovalKind) {
  const ids = await findWaitingChanges(tx, companyId, kind, CHANGES_COUNTED_AT_MOST + 1);
  if (ids.length === 0) return [];
  const changes = await findChanges(tx, companyId, ids);
  const orders = await readOrders(
    tx,
    companyId,
    kind,
    changes.map(({ number }) => number),
  );
  const judged = changes.map(async (change) => {
    const order = orders.find(({ number }) => number === change.number);
    return order ? [judgeChange(standing, order, change, await readTouched(tx, companyId, change)).approval] : [];
  });
  return (await Promise.all(judged)).flat();
}

/** Goods that moved or were picked since end it, as in the order's own history. */
async function undoableOf(tx: Tx, { companyId, userId, roles }: Actor) {
  const made = await findUndoable(tx, companyId, userId, kindsOf(roles));
  const asked = new Set(made.map(({ type }) => type));
  const orders = await Promise.all(
    [...asked].map((kind) =>
      readOrders(
        tx,
        companyId,
        kind,
        made.filter(({ type }) => type === kind).map(({ number }) => number),
      ),
    ),
  );
  const moved = orders.flat().filter((order) => order.moved);
  return made.filter(({ type, number }) => !moved.some((order) => order.kind === type && order.number === number));
}

export async function countWaiting(tx: Tx, actor: Actor): Promise<CallReply<typeof approvalCounts>> {
  const standing = await standingOf(tx, actor);
  const kinds = await Promise.all(
    kindsOf(actor.roles).map(async (type) => {
      const orders = await ordersCounted(tx, actor.companyId, standing, type);
      const changes = await changesCounted(tx, actor.companyId, standing, type);
      const counted = [...orders, ...changes.slice(0, CHANGES_COUNTED_AT_MOST)].slice(0, COUNTED_AT_MOST);
      return {
        type,
        waiting: counted.length,
        approvable: counted.filter(({ canApprove }) => canApprove).length,
        amount: sumMoney(counted.map(({ amount }) => amount)),
        more: orders.length + changes.length > counted.length,
      };
    }),
  );
  return { currency: standing.currency, kinds, undoable: await undoableOf(tx, actor) };
}
