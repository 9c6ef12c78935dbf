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
import { judge } from './judge.ts';
import { readCards } from './read-cards.ts';
import { readChange } from './read-changes.ts';
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

/** Each of them is worked out by itself; nobody has so many changes waiting that a count further on would say more. */
const CHANGES_COUNTED_AT_MOST = 100;

type Counted = { amount: string; canApprove: boolean }[];

async function countedOf(tx: Tx, actor: Actor, standing: Standing, kind: ApprovalKind): Promise<Counted> {
  const [numbers, changes] = await Promise.all([
    findWaitingNumbers(tx, actor.companyId, kind, COUNTED_AT_MOST + 1),
    findWaitingChanges(tx, actor.companyId, [kind], CHANGES_COUNTED_AT_MOST),
  ]);
  const orders = await readOrders(tx, actor.companyId, kind, numbers);
  const wishes = await Promise.all(changes.map(({ changeId }) => readChange(tx, actor, standing, changeId)));
  return [
    ...orders.map((order) => judge(standing, order).approval),
    ...wishes.flatMap(({ approval }) => approval ?? []),
  ];
}

export async function countWaiting(tx: Tx, actor: Actor): Promise<CallReply<typeof approvalCounts>> {
  const standing = await standingOf(tx, actor);
  const kinds = await Promise.all(
    kindsOf(actor.roles).map(async (type) => {
      const all = await countedOf(tx, actor, standing, type);
      const counted = all.slice(0, COUNTED_AT_MOST);
      return {
        type,
        waiting: counted.length,
        approvable: counted.filter(({ canApprove }) => canApprove).length,
        amount: sumMoney(counted.map(({ amount }) => amount)),
        more: all.length > COUNTED_AT_MOST,
      };
    }),
  );
  return { currency: standing.currency, kinds };
}
