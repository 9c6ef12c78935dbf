import type { Reversal } from '@gemba/contract/inventory/posting-shapes';
import { InstantText } from '@gemba/contract/kit/dates';
import type { Count, CountRow, listCounts } from '@gemba/contract/warehouse/counts';
import * as z from 'zod/mini';
import { asLocation } from '../inventory/index.ts';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { mayReverseMoves } from './read-transfer.ts';

const ROW = `count.count_number as "countNumber", count.location, location.description as "locationName",
  location.warehouse_code as warehouse, count.status, count.started_at as "startedAt", count.posted_at as "postedAt",
  json_build_object('userId', person.user_id, 'name', person.display_name) as "countedBy", count.reverses,
  (select other.count_number from cycle_count other where other.company_id = count.company_id and other.reverses = count.count_number) as "reversedBy"`;

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
const HEAD = `select ${ROW}, coalesce(count.reason, (select other.reason from cycle_count other
      where other.company_id = count.company_id and other.reverses = count.count_number)) as reason,
    count.status = 'POSTED' and exists (select ${ITEMS_OF}
      and (item.counted <> item.expected or item.serials_lost <> '{}' or item.serials_found <> '{}')) as "hasChanged"
  from ${COUNTS} where count.company_id = $1 and count.count_number = $2`;

const ITEMS = `select part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", part.uom, part.trackable_level as "trackableLevel", item.counted, item.expected,
    item.counted - item.expected as difference, item.value, item.reason
  from cycle_count_item item join part using (company_id, part_number)
 where item.company_id = $1 and item.count_number = $2 order by part_number`;

type Head = Omit<Count, 'items' | 'reversal'> & { reason: string | null; hasChanged: boolean };

export async function readCount(tx: Tx, { companyId, roles }: Actor, countNumber: string): Promise<Count> {
  const key = [companyId, countNumber];
  const [[found], items] = await Promise.all([tx.query<Head>(HEAD, key), tx.query<Count['items'][number]>(ITEMS, key)]);
  if (!found) return refuse('COUNT_NOT_EXIST', { countNumber });
  const { reason, hasChanged, ...head } = found;
  const { reverses, reversedBy } = head;
  const blocked = (): Reversal['refusal'] => {
    if (reverses !== null) return 'POSTING_IS_REVERSAL';
    if (reversedBy !== null) return 'POSTING_IS_REVERSED';
    if (!hasChanged) return 'COUNT_CHANGED_NOTHING';
    return mayReverseMoves(roles) ? null : 'LIMITED_PERMISSIONS';
  };
  const refusal = blocked();
  return { ...head, items, reversal: { allowed: refusal === null, refusal, reverses, reversedBy, reason } };
}
