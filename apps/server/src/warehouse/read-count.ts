import { InstantText } from '@gemba/contract/kit/dates';
import type { Count, CountRow, listCounts } from '@gemba/contract/warehouse/counts';
import * as z from 'zod/mini';
import { asLocation } from '../inventory/index.ts';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { statementOf } from '../kit/database/query.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';

const ROW = `count.count_number as "countNumber", count.location, location.description as "locationName",
  location.warehouse_code as warehouse, count.status, count.started_at as "startedAt", count.posted_at as "postedAt",
  json_build_object('userId', person.user_id, 'name', person.display_name) as "countedBy"`;

const COUNTS = `cycle_count count join location using (company_id, location)
  join app_user person on person.company_id = count.company_id and person.user_id = count.counted_by`;

const ITEMS_OF = `from cycle_count_item item where item.company_id = count.company_id and item.count_number = count.count_number`;

// sql: the pieces are constants of ours
const LIST = `
  select ${ROW}, (select count(*)::int ${ITEMS_OF}) as "itemCount",
         (select count(*)::int ${ITEMS_OF} and item.counted <> item.expected) as "differenceCount"
    from ${COUNTS}
   where count.company_id = $1 and ($2::text is null or count.status = $2) and ($3::text is null or count.location = $3)
     and ($4::timestamptz is null or (count.started_at, count.count_number) < ($4, $5::text))
   order by count.started_at desc, count.count_number desc limit $6`;

const Key = z.tuple([InstantText, z.string()]);

export const countsFound: Page<typeof listCounts, CountRow> = {
  statement: (companyId, { query: { status, location, cursor, limit } }) => {
    const after = decodeCursor(cursor, Key) ?? [null, null];
    return statementOf(LIST, [companyId, status, location && asLocation(location), ...after, limit + 1]);
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.startedAt, row.countNumber],
    ),
};

// sql: the pieces are constants of ours
const HEAD = `select ${ROW} from ${COUNTS} where count.company_id = $1 and count.count_number = $2`;

const ITEMS = `select part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", part.uom, part.trackable_level as "trackableLevel", item.counted, item.expected,
    item.counted - item.expected as difference, item.value, item.reason
  from cycle_count_item item join part using (company_id, part_number)
 where item.company_id = $1 and item.count_number = $2 order by part_number`;

export async function readCount(tx: Tx, companyId: number, countNumber: string): Promise<Count> {
  const key = [companyId, countNumber];
  const [[head], items] = await Promise.all([
    tx.query<Omit<Count, 'items'>>(HEAD, key),
    tx.query<Count['items'][number]>(ITEMS, key),
  ]);
  if (!head) return refuse('COUNT_NOT_EXIST', { countNumber });
  return { ...head, items };
}
