import { DateText } from '@gemba/contract/kit/dates';
import type { OpenQuantityRow } from '@gemba/contract/parts/part-rows';
import * as z from 'zod/mini';
import { decodeCursor, type Paging, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { existingPart } from './existing-part.ts';

const Key = z.tuple([DateText, z.string(), z.string(), z.int()]);

/** The rows behind one open quantity of a part, soonest first. Together they are that quantity. */
export async function openQuantities(
  tx: Tx,
  companyId: number,
  partNumber: string,
  source: string,
  { cursor, limit }: Paging,
) {
  const after = decodeCursor(cursor, Key) ?? ['0001-01-01', '', '', 0];
  // sql: the source is one of ours and names the company
  const rows = await tx.query<OpenQuantityRow>(
    `select kind, number, item_number as "itemNumber", party, date, status, quantity
       from (${source}) as row
      where (date, kind, number, coalesce(item_number, 0)) > ($3::date, $4::text, $5::text, $6::int)
      order by date, kind, number, coalesce(item_number, 0) limit $7`,
    [companyId, partNumber, ...after, limit + 1],
  );
  if (rows.length === 0) await existingPart(tx, companyId, partNumber);
  return pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.date, row.kind, row.number, row.itemNumber ?? 0],
  );
}
