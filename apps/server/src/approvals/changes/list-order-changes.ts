import * as contract from '@gemba/contract/approvals/changes/list-order-changes';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import { kindsOf } from '@gemba/contract/orders/deciding/kinds';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { readApprover, readOrders } from '../../orders/index.ts';
import { viewChange } from './change-view.ts';
import { findChangesOf } from './changes.sql.ts';

const Key = z.tuple([SequenceNumber]);

export const listOrderChanges = operation(contract.listOrderChanges, async (tx, actor, { query }) => {
  const { type, number, cursor, limit } = query;
  if (!kindsOf(actor.roles).includes(type)) refuse('LIMITED_PERMISSIONS', { field: 'type' });
  const [before = null] = decodeCursor(cursor, Key) ?? [];
  const [approver, [order], rows] = await Promise.all([
    readApprover(tx, actor),
    readOrders(tx, actor.companyId, type, [number]),
    findChangesOf(tx, actor.companyId, { type, number, before, limit: limit + 1 }),
  ]);
  if (!order) return { items: [], nextCursor: null };
  const { items, nextCursor } = pageFrom(rows, limit, (row) => [row.changeId]);
  return { items: await Promise.all(items.map((row) => viewChange(tx, actor, approver, order, row))), nextCursor };
});
