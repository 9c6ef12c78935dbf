import type { PartToPutAway } from '@gemba/contract/receiving/receiving-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { openEcns } from '../parts/index.ts';

type PartRow = Omit<PartToPutAway, 'liesAt' | 'suggestedLocation'> & {
  partNumber: string;
  lastLocation: string | null;
};
type Lying = PartToPutAway['liesAt'][number] & { partNumber: string };

const selectParts = statement<{ companyId: number; partNumbers: readonly string[]; warehouse: string }, PartRow>(
  `select part.part_number, part.description, part.description_zh,
    part.description_es, part.uom, part.trackable_level, part.qi_type as "qIType",
    part.hold, part.hold_reason, ${openEcns} as open_ecns,
    coalesce((select b.location from inventory_balance b join location l on l.company_id = b.company_id and l.location = b.location
               where b.company_id = :companyId and b.part_number = part.part_number and b.last_in is not null
                 and l.warehouse_code = :warehouse and l.active and l.purpose = 'STOCK' order by b.last_in desc, b.location limit 1),
             (select l.location from location l where l.company_id = :companyId and l.location = part.default_location
                 and l.warehouse_code = :warehouse and l.active and l.purpose <> 'TRANSIT')) as last_location,
    (select l.location from location l
       left join inventory_balance b on b.company_id = l.company_id and b.location = l.location and b.part_number = part.part_number
      where l.company_id = :companyId and l.warehouse_code = :warehouse and l.active and l.purpose <> 'TRANSIT'
        and (l.purpose in ('QA', 'DOCK') or b.in_qa > 0)
      order by l.purpose = 'QA' desc, coalesce(b.in_qa, 0) > 0 desc, l.location limit 1) as inspection_location
  from part where part.company_id = :companyId and part.part_number = any(:partNumbers::text[])`,
);

const selectBalances = statement<{ companyId: number; partNumbers: readonly string[]; warehouse: string }, Lying>(
  `select b.part_number, b.location, l.description, b.part_from, b.on_hand, b.in_qa as "inQA"
  from inventory_balance b join location l on l.company_id = b.company_id and l.location = b.location
 where b.company_id = :companyId and b.part_number = any(:partNumbers::text[]) and l.warehouse_code = :warehouse and (b.on_hand > 0 or b.in_qa > 0)
 order by b.part_number, b.location`,
);

const selectFreeLocations = statement<{ companyId: number; warehouse: string; count: number }, { location: string }>(
  `select l.location from location l
 where l.company_id = :companyId and l.warehouse_code = :warehouse and l.active and l.purpose = 'STOCK'
   and not exists (select from inventory_balance b where b.company_id = :companyId and b.location = l.location
                      and b.on_hand + b.in_qa + b.in_sip + b.in_sit + b.in_wip + b.in_to > 0)
 order by l.location limit :count`,
);

/** Parts with the locations where they lie, and one to put them away: the last one used, the default, or a free one. */
export async function readPutAways(
  tx: Tx,
  companyId: number,
  warehouse: string,
  parts: readonly string[],
): Promise<Map<string, PartToPutAway>> {
  const distinct = [...new Set(parts)].sort();
  const [rows, lying, free] = await Promise.all([
    tx.all(selectParts({ companyId, partNumbers: distinct, warehouse })),
    tx.all(selectBalances({ companyId, partNumbers: distinct, warehouse })),
    tx.all(selectFreeLocations({ companyId, warehouse, count: distinct.length })),
  ]);
  const places = free.values();
  return new Map(
    rows.map(({ partNumber, lastLocation, ...part }) => [
      partNumber,
      {
        ...part,
        suggestedLocation: lastLocation ?? places.next().value?.location ?? null,
        liesAt: lying
          .filter((balance) => balance.partNumber === partNumber)
          .map(({ location, description, partFrom, onHand, inQA }) => ({
            location,
            description,
            partFrom,
            onHand,
            inQA,
          })),
      },
    ]),
  );
}
