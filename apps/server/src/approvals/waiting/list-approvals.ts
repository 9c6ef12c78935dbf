import * as contract from '@gemba/contract/approvals/waiting/list-approvals';
import { DateText, InstantText } from '@gemba/contract/kit/dates';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { kindsOf } from '@gemba/contract/orders/deciding/kinds';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { readApprover } from '../../orders/index.ts';
import { readCards } from './approval-cards.ts';
import { findWaiting } from './waiting.sql.ts';

/** Zero stands for the order itself. */
const ChangeId = z.union([z.literal(0), SequenceNumber]);
const Key = z.tuple([DateText, InstantText, z.enum(APPROVAL_KINDS), z.string().check(z.maxLength(64)), ChangeId]);

const kindsAsked = (actor: Actor, type: ApprovalKind | undefined) => {
  const seen = kindsOf(actor.roles);
  if (type === undefined) return seen;
  return seen.includes(type) ? [type] : refuse('LIMITED_PERMISSIONS', { field: 'type' });
};

/** Everything that waits, whether this person can decide it or not: the card says which, and why. */
export const listApprovals = operation(contract.listApprovals, async (tx, actor, { query }) => {
  const kinds = kindsAsked(actor, query.type);
  const [approver, rows] = await Promise.all([
    readApprover(tx, actor),
    findWaiting(tx, actor.companyId, kinds, decodeCursor(query.cursor, Key), query.limit + 1),
  ]);
  const { items, nextCursor } = pageFrom(rows, query.limit, (row) => [
    row.needed,
    row.since,
    row.type,
    row.number,
    row.changeId,
  ]);
  return { items: await readCards(tx, actor, approver, items), nextCursor };
});
