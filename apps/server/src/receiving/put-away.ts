import type { PartToPutAway } from '@gemba/contract/receiving/receiving-shapes';
import type { Tx } from '../kit/database/database.ts';
import { openEcns } from '../parts/index.ts';

type PartRow = Omit<PartToPutAway, 'liesAt' | 'suggestedLocation'> & {
  partNumber: string;
  lastLocation: string | null;
};
type Lying = PartToPutAway['liesAt'][number] & { partNumber: string };

// sql: the pieces are constants of ours
const PARTS = `select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", part.uom, part.trackable_level as "trackableLevel", part.qi_type as "qIType",
    part.hold, part.hold_reason as "holdReason", ${openEcns} as "openEcns",
    coalesce((select b.location from inventory_balance b join location l on l.company_id = b.company_id and l.location = b.location
               where b.company_id = $1 and b.part_number = part.part_number and b.last_in is not null
                 and l.warehouse_code = $3 and l.active and l.purpose = 'STOCK' order by b.last_in desc, b.location limit 1),
             (select l.location from location l where l.company_id = $1 and l.location = part.default_location
                 and l.warehouse_code = $3 and l.active and l.purpose <> 'TRANSIT')) as "lastLocation"
  from part where part.company_id = $1 and part.part_number = any($2::text[])`;

const LYING = `select b.part_number as "partNumber", b.location, l.description, b.part_from as "partFrom", b.on_hand as "onHand", b.in_qa as "inQA"
  from inventory_balance b join location l on l.company_id = b.company_id and l.location = b.location
 where b.company_id = $1 and b.part_number = any($2::text[]) and l.warehouse_code = $3 and (b.on_hand > 0 or b.in_qa > 0)
 order by b.part_number, b.location`;

const FREE = `select l.location from location l
 where l.company_id = $1 and l.warehouse_code = $2 and l.active and l.purpose = 'STOCK'
   and not exists (select from inventory_balance b where b.company_id = $1 and b.location = l.location
                      and b.on_hand + b.in_qa + b.in_sip + b.in_sit + b.in_wip + b.in_to > 0)
 order by l.location limit $3`;

/** What whoever puts these parts away in a warehouse must know of them; each part without a place gets a free one of its own. */
export async function readPutAways(
  tx: Tx,
  companyId: number,
  warehouse: string,
  parts: readonly string[],
): Promise<Map<string, PartToPutAway>> {
  const distinct = [...new Set(parts)].sort();
  const [rows, lying, free] = await Promise.all([
    tx.query<PartRow>(PARTS, [companyId, distinct, warehouse]),
    tx.query<Lying>(LYING, [companyId, distinct, warehouse]),
    tx.query<{ location: string }>(FREE, [companyId, warehouse, distinct.length]),
  ]);
  const places = free.values();
  return new Map(
    rows.map(({ partNumber, lastLocation, ...part }) => [
      partNumber,
      {
        ...part,
        suggestedLocation: lastLocation ?? places.next().value?.location ?? null,
        liesAt: lying
          .filter((one) => one.partNumber === partNumber)
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
