import * as contract from '@gemba/contract/inventory/find-locations';
import { inCapitals } from '@gemba/contract/kit/codes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';

const Key = z.tuple([z.string()]);

const FIELDS = `l.location, l.description, l.warehouse_code as warehouse, w.warehouse_name, l.purpose,
  not exists (select from inventory_balance b where b.company_id = l.company_id and b.location = l.location
                 and b.on_hand + b.in_qa + b.in_sip + b.in_sit + b.in_wip + b.in_to > 0) as free, l.last_counted_at`;
const BEGINS = `l.active and l.location >= :typed and l.location < :typed || chr(1114111) and l.location > :after
  and l.warehouse_code = coalesce(:warehouse, l.warehouse_code)`;
const WAREHOUSE = 'join warehouse w on w.company_id = l.company_id and w.warehouse_code = l.warehouse_code';

interface Asked {
  companyId: number;
  typed: string;
  after: string;
  warehouse: string | null;
  limit: number;
}

const selectLocations = statement<Asked, contract.LocationRow>(
  `select ${FIELDS}, null::numeric as on_hand from location l ${WAREHOUSE}
  where l.company_id = :companyId and ${BEGINS} order by l.location limit :limit`,
);

const selectLocationsOfPart = statement<Asked & { part: string }, contract.LocationRow>(
  `select ${FIELDS}, balance.on_hand
    from inventory_balance balance join location l on l.company_id = balance.company_id and l.location = balance.location ${WAREHOUSE}
   where balance.company_id = :companyId and balance.part_number = :part and balance.on_hand > 0 and ${BEGINS} order by l.location limit :limit`,
);

export const findLocations = page(contract.findLocations, {
  statement: (companyId, { query: { q = '', warehouse, part, cursor, limit } }) => {
    const [after] = decodeCursor(cursor, Key) ?? [''];
    const typed = inCapitals(q.trim());
    const asked = { companyId, typed, after, warehouse: warehouse?.trim() || null, limit: limit + 1 };
    return part === undefined ? selectLocations(asked) : selectLocationsOfPart({ ...asked, part });
  },
  reply: (rows, { query }) => pageFrom(rows, query.limit, ({ location }) => [location]),
});
