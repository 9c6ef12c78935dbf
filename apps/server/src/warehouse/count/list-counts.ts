import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import { InstantText } from '@gemba/contract/kit/dates';
import type { CountRow } from '@gemba/contract/warehouse/count/count';
import * as contract from '@gemba/contract/warehouse/count/list-counts';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { COUNTS, ITEMS_OF, ROW } from './get-count.ts';

interface Asked {
  companyId: number;
  status: string | undefined;
  location: string | undefined;
  startedAt: string | null;
  number: string | null;
  limit: number;
}

const selectCounts = statement<Asked, CountRow>(
  `select ${ROW}, (select count(*)::int ${ITEMS_OF}) as item_count,
         (select count(*)::int ${ITEMS_OF} and item.counted <> item.expected) as difference_count
    from ${COUNTS}
   where count.company_id = :companyId and (:status::text is null or count.status = :status) and (:location::text is null or count.location = :location)
     and (:startedAt::timestamptz is null or (count.started_at, count.count_number) < (:startedAt, :number::text))
   order by count.started_at desc, count.count_number desc limit :limit`,
);

const Key = z.tuple([InstantText, z.string()]);

export const listCounts = page(contract.listCounts, {
  statement: (companyId, { query: { status, location, cursor, limit } }) => {
    const [startedAt, number] = decodeCursor(cursor, Key) ?? [null, null];
    const asked = { companyId, status, location: location && asLocation(location) };
    return selectCounts({ ...asked, startedAt, number, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.startedAt, row.countNumber]),
});
