import * as contract from '@gemba/contract/inventory/find-locations';
import { bareCode, inCapitals } from '@gemba/contract/kit/codes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';

const Key = z.tuple([z.int().check(z.minimum(0), z.maximum(2)), z.string()]);

const FIELDS = `l.location, l.description, l.warehouse_code as warehouse, w.warehouse_name, l.purpose,
  not exists (select from inventory_balance b where b.company_id = l.company_id and b.location = l.location
                 and b.on_hand + b.in_qa + b.in_sip + b.in_sit + b.in_wip + b.in_to > 0) as free, l.last_counted_at`;
const ACTIVE = 'l.active and l.warehouse_code = coalesce(:warehouse, l.warehouse_code)';
const TYPED = `${ACTIVE} and (:key <> '' or :typed = '') and l.code_key >= :key and l.code_key < :key || chr(1114111)`;
/** The location that was typed, with or without its signs, then those that begin as typed, then so without their signs. */
const RANK = `case when l.code_key = :key then 0 when starts_with(l.location, :typed) then 1 else 2 end as rank`;
const WAREHOUSE = 'join warehouse w on w.company_id = l.company_id and w.warehouse_code = l.warehouse_code';

interface Asked {
  companyId: number;
  typed: string;
  key: string;
  rank: number;
  after: string;
  warehouse: string | null;
  limit: number;
}

type Row = contract.LocationRow & { rank: number };

// sql: the rows below
const inOrder = (rows: string) => `
  select ${FIELDS}, found.on_hand, found.rank
    from (select * from (${rows}) found where (rank, location) > (:rank, :after) order by rank, location limit :limit) found
    join location l on l.company_id = :companyId and l.location = found.location ${WAREHOUSE}
   order by found.rank, l.location`;

const selectLocations = statement<Asked, Row>(
  inOrder(
    `select l.location, null::numeric as on_hand, ${RANK} from location l where l.company_id = :companyId and ${TYPED}`,
  ),
);

/** Nothing is typed: no more is read than the page needs. */
const browseLocations = statement<Omit<Asked, 'typed' | 'key'>, Row>(
  inOrder(`select l.location, null::numeric as on_hand, 1 as rank from location l
    where l.company_id = :companyId and ${ACTIVE} and l.location > :after order by l.location limit :limit`),
);

const selectLocationsOfPart = statement<Asked & { part: string }, Row>(
  inOrder(`select l.location, balance.on_hand, ${RANK}
    from inventory_balance balance join location l on l.company_id = balance.company_id and l.location = balance.location
   where balance.company_id = :companyId and balance.part_number = :part and balance.on_hand > 0 and ${TYPED}`),
);

export const findLocations = page(contract.findLocations, {
  statement: (companyId, { query: { q = '', warehouse, part, cursor, limit } }) => {
    const [rank, after] = decodeCursor(cursor, Key) ?? [0, ''];
    const typed = inCapitals(q.trim());
    const place = { rank, after, warehouse: warehouse?.trim() || null };
    const wanted = { companyId, ...place, limit: limit + 1 };
    if (typed === '' && part === undefined) return browseLocations(wanted);
    const asked = { ...wanted, typed, key: bareCode(typed) };
    return part === undefined ? selectLocations(asked) : selectLocationsOfPart({ ...asked, part });
  },
  reply: (rows, { query }) => pageFrom(rows, query.limit, ({ rank, location }) => [rank, location]),
});
