import type { PartToPick } from '@gemba/contract/shipping/shipping-shapes';
import type { Tx } from '../kit/database/database.ts';
import { openEcns } from '../parts/index.ts';

const SERIALS = `coalesce((select json_agg(s.serial_number order by s.serial_number) from serial s
  where s.company_id = b.company_id and s.location = b.location and s.part_number = b.part_number and s.place = 'STOCK'), '[]')`;

const LOCATIONS = `coalesce((
  select json_agg(json_build_object('location', b.location, 'description', l.description, 'partFrom', b.part_from,
                                    'onHand', b.on_hand::text, 'serials', ${SERIALS})
                  order by l.warehouse_code = $3 desc, b.location)
    from inventory_balance b join location l using (company_id, location)
   where b.company_id = part.company_id and b.part_number = part.part_number and b.on_hand > 0 and l.active), '[]')`;

// sql: the pieces are constants of ours
const PARTS = `select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", part.uom, part.revision, part.trackable_level as "trackableLevel", part.hold,
    part.hold_reason as "holdReason", ${openEcns} as "openEcns", coalesce(stock.on_hand, 0.0000) as "onHand", ${LOCATIONS} as locations
  from part left join part_stock stock using (company_id, part_number)
 where part.company_id = $1 and part.part_number = any($2::text[])`;

/** Where parts can be taken from; the locations of the warehouse that the order is for come first. */
export async function partsToPick(tx: Tx, companyId: number, parts: readonly (string | null)[], warehouse: string) {
  const numbers = [...new Set(parts.filter((part) => part !== null))];
  const rows = await tx.query<PartToPick & { partNumber: string }>(PARTS, [companyId, numbers, warehouse]);
  return new Map(rows.map(({ partNumber, ...part }) => [partNumber, part]));
}
