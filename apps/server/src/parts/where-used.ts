import type { WhereUsedRow } from '@gemba/contract/parts/part-relations';
import * as z from 'zod/mini';
import { decodeCursor, type Paging, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { existingPart } from './existing-part.ts';
import { currentBom, openEcns } from './sources.sql.ts';

const Key = z.tuple([z.string(), z.string(), z.int()]);

/** Only the BOM in force: an old one says where the part was used. */
export async function whereUsed(tx: Tx, companyId: number, partNumber: string, { cursor, limit }: Paging) {
  const after = decodeCursor(cursor, Key) ?? ['', '', 0];
  // sql: the pieces are constants of ours
  const rows = await tx.query<WhereUsedRow>(
    `select item.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
            part.description_es as "descriptionEs", item.revision, item.item_number as "itemNumber", item.quantity, part.uom,
            exists (select from bom_item further
                     where further.company_id = $1 and further.component_number = item.part_number) as "usedFurther",
            part.hold, ${openEcns} as "openEcns"
       from bom_item item join part using (company_id, part_number)
      where item.company_id = $1 and item.component_number = $2
        and item.revision = ${currentBom}
        and (item.part_number, item.revision, item.item_number) > ($3::text, $4::text, $5::int)
      order by item.part_number, item.revision, item.item_number limit $6`,
    [companyId, partNumber, ...after, limit + 1],
  );
  if (rows.length === 0) await existingPart(tx, companyId, partNumber);
  return pageFrom(
    rows,
    limit,
    (row) => row,
    (row) => [row.partNumber, row.revision, row.itemNumber],
  );
}
