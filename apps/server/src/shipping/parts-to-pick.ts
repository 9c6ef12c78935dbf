import type { PartToPick } from '@gemba/contract/shipping/shipping-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { openEcns } from '../parts/index.ts';
import { CAN_BE_TAKEN, SHELVES } from './shelves.sql.ts';

const SERIALS = `coalesce((select json_agg(s.serial_number order by s.serial_number) from serial s
  where s.company_id = b.company_id and s.location = b.location and s.part_number = b.part_number and s.place = 'STOCK'), '[]')`;

const LOCATIONS = `coalesce((
  select json_agg(json_build_object('location', b.location, 'description', l.description, 'partFrom', b.part_from,
                                    'onHand', b.on_hand::text, 'serials', ${SERIALS})
                  order by l.warehouse_code = :warehouse desc, b.location)
    from ${SHELVES}
   where b.company_id = part.company_id and b.part_number = part.part_number and ${CAN_BE_TAKEN}), '[]')`;

const selectParts = statement<
  { companyId: number; numbers: readonly string[]; warehouse: string },
  PartToPick & { partNumber: string }
>(
  `select part.part_number, part.description, part.description_zh,
    part.description_es, part.uom, part.revision, part.trackable_level, part.hold,
    part.hold_reason, ${openEcns} as open_ecns, coalesce(stock.on_hand, 0.0000) as on_hand, ${LOCATIONS} as locations
  from part left join part_stock stock using (company_id, part_number)
 where part.company_id = :companyId and part.part_number = any(:numbers::text[])`,
);

/** Parts with the locations to pick them from, those of the order's warehouse first. */
export async function partsToPick(tx: Tx, companyId: number, parts: readonly (string | null)[], warehouse: string) {
  const numbers = [...new Set(parts.filter((part) => part !== null))];
  const rows = await tx.all(selectParts({ companyId, numbers, warehouse }));
  return new Map(rows.map(({ partNumber, ...part }) => [partNumber, part]));
}
