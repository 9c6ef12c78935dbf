import { DOCUMENT_PREFIXES } from '@gemba/contract/inventory/document-prefixes';
import { InstantText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/shipping/shippers/list-shippers';
import type { ShipperRow } from '@gemba/contract/shipping/shippers/shipper';
import { type ShipperFilter, shipperFilters } from '@gemba/contract/shipping/shippers/shipper-filters';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped, ownNumbers } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { ordersTyped, typedText } from '../../orders/index.ts';
import { SHIPPER_ROW } from './get-shipper.ts';

const Key = z.tuple([InstantText, z.string()]);

interface Asked {
  companyId: number;
  statuses: readonly string[];
  typed: string | undefined;
  keys: string[];
  orderKeys: string[];
  from: string | undefined;
  to: string | undefined;
  pickedAt: string | null;
  number: string | null;
  limit: number;
}

// Midnight of a day in the company's time zone.
const midnight = (day: string) =>
  `(${day}::timestamp at time zone (select time_zone from company where company.company_id = :companyId))`;

// Each status is a range of one index; the newest of all are merged. The search text is the beginning of a number, or a
// customer, whose shippers have an index of their own.
// sql: the pieces are constants of ours
const KEYS = `
  select found.* from unnest(:statuses::text[]) as wanted cross join lateral (
    select s.shipper_number, s.picked_at from shipper s
     where s.company_id = :companyId and s.status = wanted
       and (:typed::text is null or ${beginsAsTyped('s.shipper_number')} or s.so_number = any((select orders from parties)::text[])
            or s.customer_id = any((select ids from parties)::text[]))
       and (:from::date is null or s.picked_at >= ${midnight(':from::date')})
       and (:to::date is null or s.picked_at < ${midnight('(:to::date + 1)')})
       and (:pickedAt::timestamptz is null or (s.picked_at, s.shipper_number) < (:pickedAt, :number::text))
     order by s.picked_at desc, s.shipper_number desc limit :limit) found`;

/** The number that was typed is found whatever the filters. */
const EXACT = `
  select s.shipper_number, s.picked_at from shipper s
   where s.company_id = :companyId and s.shipper_number = any(:keys::text[])
     and (:pickedAt::timestamptz is null or (s.picked_at, s.shipper_number) < (:pickedAt, :number::text))`;

const selectShippers = statement<Asked, ShipperRow>(
  `with parties as materialized (select case when :typed::text is not null then array(select find_customers(:typed)) end as ids,
    ${ordersTyped('sales_order', 'so_number')} as orders),
  page as materialized (select distinct * from (${KEYS} union all ${EXACT}) keys order by picked_at desc, shipper_number desc limit :limit)
  select ${SHIPPER_ROW}, (select count(*)::int from shipper_item item where item.company_id = s.company_id
                             and item.shipper_number = s.shipper_number) as item_count
    from page join shipper s on s.company_id = :companyId and s.shipper_number = page.shipper_number
    join customer c on c.company_id = s.company_id and c.customer_id = s.customer_id
   order by s.picked_at desc, s.shipper_number desc`,
);

export const listShippers = page(contract.listShippers, {
  statement: (companyId, { query: { status, q, from, to, cursor, limit } }) => {
    if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const [pickedAt, number] = decodeCursor(cursor, Key) ?? [null, null];
    const statuses = shipperFilters[status satisfies ShipperFilter];
    const typed = typedText(q);
    const keys = ownNumbers(typed ?? '', DOCUMENT_PREFIXES.shipper);
    const orderKeys = numberKeys(typed ?? '', ORDER_PREFIXES.so);
    return selectShippers({
      companyId,
      statuses,
      typed,
      keys,
      orderKeys,
      from,
      to,
      pickedAt,
      number,
      limit: limit + 1,
    });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.pickedAt, row.shipperNumber]),
});
