import * as contract from '@gemba/contract/warehouse/move/suggest-place';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

interface Asked {
  companyId: number;
  part: string;
  from: string;
  last: string | null;
}

// sql: a location `l` of the warehouse that goods leave
const IS_NEAR = `l.company_id = :companyId and l.location <> :from and l.active and l.warehouse_code =
  (select warehouse_code from location where company_id = :companyId and location = :from)`;

// sql: the quantity of a balance `b` in the location, except on loan
const HELD = 'b.on_hand + b.in_qa + b.in_sip + b.in_sit + b.in_wip + b.in_to';

/** Without goods of the part: they may be of another origin. A production line may be suggested again for the next part. */
const selectPlaceOfPart = statement<Asked, contract.SuggestedPlace>(
  `select l.location, place.reason
    from (select :last::text collate "C" as location, 'LAST' as reason, 1 as rank, null::timestamptz as last_in
          union all
          select location, 'BEFORE', 2, last_in from inventory_balance
           where company_id = :companyId and part_number = :part and last_in is not null
          union all
          select default_location, 'DEFAULT', 3, null from part where company_id = :companyId and part_number = :part) place
    join location l using (location)
   where ${IS_NEAR} and (l.purpose = 'STOCK' or l.purpose = 'LINE' and place.reason = 'LAST')
     and not exists (select from inventory_balance b where b.company_id = l.company_id and b.part_number = :part
                        and b.location = l.location and ${HELD} > 0)
   order by place.rank, place.last_in desc, l.location limit 1`,
);

type Place = Omit<Asked, 'part' | 'last'>;

// sql: the next location in the order of the codes, and after the last one the first
const NEXT = `from location l where ${IS_NEAR} and l.purpose = 'STOCK'`;
const IN_ORDER = 'order by l.location < :from, l.location limit 1';

const selectFreePlace = statement<Place, contract.SuggestedPlace>(
  `select l.location, 'FREE' as reason ${NEXT}
     and not exists (select from inventory_balance b where b.company_id = l.company_id and b.location = l.location and ${HELD} > 0)
   ${IN_ORDER}`,
);

const selectNextPlace = statement<Place & { part: string }, contract.SuggestedPlace>(
  `select l.location, 'NEXT' as reason ${NEXT}
     and not exists (select from inventory_balance b where b.company_id = l.company_id and b.part_number = :part
                        and b.location = l.location and ${HELD} > 0)
   ${IN_ORDER}`,
);

export const suggestPlace = operation(contract.suggestPlace, async (tx, { companyId }, { query }) => {
  const { part, from, last = null } = query;
  const place =
    (await tx.first(selectPlaceOfPart({ companyId, part, from, last }))) ??
    (await tx.first(selectFreePlace({ companyId, from }))) ??
    (await tx.first(selectNextPlace({ companyId, part, from })));
  return { place: place ?? null };
});
