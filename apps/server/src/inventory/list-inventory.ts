import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import type { listInventory } from '@gemba/contract/inventory/list-inventory';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { BALANCE, BALANCES } from './balance.sql.ts';

const Key = z.tuple([z.string(), z.string()]);

/**
 * A beginning as a range, because `like` finds no index under row-level security. Codes sort by their bytes, and no
 * character comes after the last one of Unicode.
 */
const range = (column: string, at: number) =>
  `balance.${column} >= $${at} and balance.${column} < $${at} || chr(1114111)`;

const SELECT = `select ${BALANCE} from ${BALANCES} where balance.company_id = $1 and`;
const BY_LOCATION = `${SELECT} ${range('location', 2)} and ${range('part_number', 3)}
  and (balance.location, balance.part_number) > ($4, $5) order by balance.location, balance.part_number limit $6`;
const BY_PART = `${SELECT} ${range('location', 2)} and ${range('part_number', 3)}
  and (balance.part_number, balance.location) > ($4, $5) order by balance.part_number, balance.location limit $6`;

const asTyped = (text: string | undefined) => (text ?? '').trim().toUpperCase();
const byPart = (query: { location?: string | undefined; partNumber?: string | undefined }) =>
  asTyped(query.partNumber) !== '' && asTyped(query.location) === '';

export const inventoryFound: Page<typeof listInventory, Balance> = {
  statement: (companyId, { query }) =>
    statementOf(byPart(query) ? BY_PART : BY_LOCATION, [
      companyId,
      asTyped(query.location),
      asTyped(query.partNumber),
      ...(decodeCursor(query.cursor, Key) ?? ['', '']),
      query.limit + 1,
    ]),
  reply: (rows, { query }) =>
    pageFrom(
      rows,
      query.limit,
      (row) => row,
      (row) => (byPart(query) ? [row.partNumber, row.location] : [row.location, row.partNumber]),
    ),
};
