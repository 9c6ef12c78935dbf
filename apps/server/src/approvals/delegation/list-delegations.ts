import * as contract from '@gemba/contract/approvals/delegation/list-delegations';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { operation } from '../../kit/http/operation.ts';
import { findDelegations } from './delegations.sql.ts';

const Key = z.tuple([SequenceNumber]);

export const listDelegations = operation(contract.listDelegations, async (tx, { companyId, userId }, { query }) => {
  const { cursor, limit } = query;
  const [before = null] = decodeCursor(cursor, Key) ?? [];
  const rows = await findDelegations(tx, companyId, userId, { before, limit: limit + 1 });
  return pageFrom(rows, limit, (row) => [row.delegationId]);
});
