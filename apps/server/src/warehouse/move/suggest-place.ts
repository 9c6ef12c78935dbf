import * as contract from '@gemba/contract/warehouse/move/suggest-place';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

interface Asked {
  companyId: number;
  part: string;
  from: string;
}

// sql: a location `l` where goods from there may be put away
const MAY_TAKE = `l.company_id = :companyId and l.location <> :from and l.active and l.purpose = 'STOCK' and l.warehouse_code =
  (select warehouse_code from location where company_id = :companyId and location = :from)`;

/** Without goods of the part, in whatever state: they may be of another origin. */
const selectPlaceOfPart = statement<Asked, contract.SuggestedPlace>(
  `select l.location, place.reason
    from (select location, 'BEFORE' as reason, last_in from inventory_balance
           where company_id = :companyId and part_number = :part and last_in is not null
          union all
          select default_location, 'DEFAULT', null from part where company_id = :companyId and part_number = :part) place
    join location l using (location)
   where ${MAY_TAKE}
     and not exists (select from inventory_balance b where b.company_id = l.company_id and b.part_number = :part and b.location = l.location
                        and b.on_hand + b.in_qa + b.in_sip + b.in_sit + b.in_wip + b.in_to > 0)
   order by place.last_in desc nulls last, l.location limit 1`,
);

/** The next one in the order of the codes; after the last, the first. */
const selectFreePlace = statement<Omit<Asked, 'part'>, contract.SuggestedPlace>(
  `select l.location, 'FREE' as reason from location l
   where ${MAY_TAKE}
     and not exists (select from inventory_balance b where b.company_id = l.company_id and b.location = l.location
                        and b.on_hand + b.in_qa + b.in_sip + b.in_sit + b.in_wip + b.in_to > 0)
   order by l.location < :from, l.location limit 1`,
);

export const suggestPlace = operation(contract.suggestPlace, async (tx, { companyId }, { query: { part, from } }) => {
  const place =
    (await tx.first(selectPlaceOfPart({ companyId, part, from }))) ??
    (await tx.first(selectFreePlace({ companyId, from })));
  return { place: place ?? null };
});
