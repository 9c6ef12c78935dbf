import { InstantText } from '@gemba/contract/kit/dates';
import { type ShipperFilter, shipperFilters } from '@gemba/contract/shipping/shipper-filters';
import type { listShippers, ShipperRow } from '@gemba/contract/shipping/shippers';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { typedText } from '../orders/index.ts';
import { SHIPPER_ROW } from './read-shipper.sql.ts';

const Key = z.tuple([InstantText, z.string()]);

// A day of the company as moments: from its midnight on, and before that of the day after.
const midnight = (day: string) =>
  `(${day}::timestamp at time zone (select time_zone from company where company.company_id = $1))`;

// Each status is a range of one index; their newest are merged. What is typed is looked for while walking: the beginning
// of a number, or a customer, whose shippers have an index of their own.
// sql: the pieces are constants of ours
const KEYS = `
  select one.* from unnest($2::text[]) as wanted cross join lateral (
    select s.shipper_number, s.picked_at from shipper s
     where s.company_id = $1 and s.status = wanted
       and ($3::text is null or left(s.shipper_number, length($3)) = $3 or left(s.so_number, length($3)) = $3
            or s.customer_id = any((select ids from parties)::text[]))
       and ($4::date is null or s.picked_at >= ${midnight('$4::date')})
       and ($5::date is null or s.picked_at < ${midnight('($5::date + 1)')})
       and ($6::timestamptz is null or (s.picked_at, s.shipper_number) < ($6, $7::text))
     order by s.picked_at desc, s.shipper_number desc limit $8) one`;

// sql: the pieces are constants of ours
const LIST = `
  with parties as materialized (select case when $3::text is not null then array(select find_customers($3)) end as ids),
  page as materialized (select * from (${KEYS}) keys order by picked_at desc, shipper_number desc limit $8)
  select ${SHIPPER_ROW}, (select count(*)::int from shipper_item item where item.company_id = s.company_id
                             and item.shipper_number = s.shipper_number) as "itemCount"
    from page join shipper s on s.company_id = $1 and s.shipper_number = page.shipper_number
    join customer c on c.company_id = s.company_id and c.customer_id = s.customer_id
   order by s.picked_at desc, s.shipper_number desc`;

export const shippersFound: Page<typeof listShippers, ShipperRow> = {
  statement: (companyId, { query: { status, q, from, to, cursor, limit } }) => {
    if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const after = decodeCursor(cursor, Key) ?? [null, null];
    const statuses = shipperFilters[status satisfies ShipperFilter];
    return statementOf(LIST, [companyId, statuses, typedText(q) ?? null, from, to, ...after, limit + 1]);
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.pickedAt, row.shipperNumber],
    ),
};
