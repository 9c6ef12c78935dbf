import * as contract from '@gemba/contract/approvals/delegation/list-decided-for-me';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { operation } from '../../kit/http/operation.ts';
import { findDecidedForMe } from './decided-for-me.ts';

const Key = z.tuple([SequenceNumber]);

export const listDecidedForMe = operation(contract.listDecidedForMe, async (tx, actor, { query }) => {
  const { cursor, limit } = query;
  const [before = null] = decodeCursor(cursor, Key) ?? [];
  const rows = await findDecidedForMe(tx, actor, { before, limit: limit + 1 });
  return pageFrom(rows, limit, (row) => [row.decisionId]);
});
