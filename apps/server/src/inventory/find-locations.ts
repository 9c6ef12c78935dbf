import type { findLocations, LocationRow } from '@gemba/contract/inventory/find-locations';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';

const Key = z.tuple([z.string()]);

const FIELDS = `l.location, l.description, l.warehouse_code as warehouse, w.warehouse_name as "warehouseName", l.purpose,
  not exists (select from inventory_balance b where b.company_id = l.company_id and b.location = l.location
                 and b.on_hand + b.in_qa + b.in_sip + b.in_sit + b.in_wip + b.in_to > 0) as free, l.last_counted_at as "lastCountedAt"`;
const BEGINS = `l.active and l.location >= $2 and l.location < $2 || chr(1114111) and l.location > $3
  and l.warehouse_code = coalesce($4, l.warehouse_code)`;
const WAREHOUSE = 'join warehouse w on w.company_id = l.company_id and w.warehouse_code = l.warehouse_code';

const ANY = `select ${FIELDS}, case when $5::text is null then null::numeric end as "onHand" from location l ${WAREHOUSE}
  where l.company_id = $1 and ${BEGINS} order by l.location limit $6`;
const OF_PART = `select ${FIELDS}, balance.on_hand as "onHand"
    from inventory_balance balance join location l on l.company_id = balance.company_id and l.location = balance.location ${WAREHOUSE}
   where balance.company_id = $1 and balance.part_number = $5 and balance.on_hand > 0 and ${BEGINS} order by l.location limit $6`;

export const locationsFound: Page<typeof findLocations, LocationRow> = {
  statement: (companyId, { query: { q, warehouse, part, cursor, limit } }) =>
    statementOf(part === undefined ? ANY : OF_PART, [
      ...[companyId, (q ?? '').trim().toUpperCase(), ...(decodeCursor(cursor, Key) ?? [''])],
      ...[warehouse?.trim() || null, part ?? null, limit + 1],
    ]),
  reply: (rows, { query }) =>
    pageFrom(
      rows,
      query.limit,
      (row) => row,
      ({ location }) => [location],
    ),
};
