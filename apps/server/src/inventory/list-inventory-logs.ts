import type { LoggedPart, LogRow } from '@gemba/contract/inventory/inventory-shapes';
import type { listInventoryLogs } from '@gemba/contract/inventory/list-inventory-logs';
import type { CallParsed } from '@gemba/contract/kit/call';
import { InstantText } from '@gemba/contract/kit/dates';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { openEcns } from '../parts/index.ts';
import { LOG, LOG_ROW } from './log-rows.sql.ts';

const Key = z.tuple([InstantText, z.string(), z.int()]);

// A day of the company as moments: from its midnight on, and before that of the day after.
const midnight = (day: string) =>
  `(${day}::timestamp at time zone (select time_zone from company where company.company_id = $1))`;

// sql: the pieces are constants of ours
const ROWS = `
  select ${LOG_ROW} from ${LOG}
   where log.company_id = $1 and log.part_number = $2 and ($3::text is null or log.location = $3)
     and ($4::date is null or log.posted_at >= ${midnight('$4::date')})
     and ($5::date is null or log.posted_at < ${midnight('($5::date + 1)')})
     and ($6::timestamptz is null or (log.posted_at, log.location, log.seq) < ($6, $7::text, $8::bigint))
   order by log.posted_at desc, log.location desc, log.seq desc limit $9`;

// sql: the pieces are constants of ours
const PART = `
  select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
         part.description_es as "descriptionEs", part.hold, ${openEcns} as "openEcns"
    from part where part.company_id = $1 and part.part_number = $2`;

export async function movements(
  tx: Tx,
  companyId: number,
  { query: { partNumber, location, from, to, cursor, limit } }: CallParsed<typeof listInventoryLogs>,
) {
  if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  const after = decodeCursor(cursor, Key) ?? [null, null, null];
  const [part] = await tx.query<z.output<typeof LoggedPart>>(PART, [companyId, partNumber]);
  if (!part) return refuse('PART_NOT_EXIST', { partNumber });
  const rows = await tx.query<LogRow>(ROWS, [companyId, partNumber, location, from, to, ...after, limit + 1]);
  const page = pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.postedAt, row.location, row.seq],
  );
  return { ...page, part };
}
