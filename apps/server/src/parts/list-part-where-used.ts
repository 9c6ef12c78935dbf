import { NaturalInteger } from '@gemba/contract/kit/integer';
import type { WhereUsedRow } from '@gemba/contract/parts/part-relations';
import * as contract from '@gemba/contract/parts/part-relations';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { existingPart } from './existing-part.ts';
import { currentBom, openEcns } from './sources.sql.ts';

const Key = z.tuple([z.string(), z.string(), NaturalInteger]);

interface Asked {
  companyId: number;
  partNumber: string;
  after: string;
  revision: string;
  itemNumber: number;
  limit: number;
}

const selectUses = statement<Asked, WhereUsedRow>(
  `select item.part_number, part.description, part.description_zh,
          part.description_es, item.revision, item.item_number, item.quantity, part.uom,
          exists (select from bom_item further
                   where further.company_id = :companyId and further.component_number = item.part_number) as used_further,
          part.hold, ${openEcns} as open_ecns
     from bom_item item join part using (company_id, part_number)
    where item.company_id = :companyId and item.component_number = :partNumber
      and item.revision = ${currentBom}
      and (item.part_number, item.revision, item.item_number) > (:after::text, :revision::text, :itemNumber::int)
    order by item.part_number, item.revision, item.item_number limit :limit`,
);

/** Only the BOM in force: an old one says where the part was used. */
export const listPartWhereUsed = operation(
  contract.listPartWhereUsed,
  async (tx, { companyId }, { params: { partNumber }, query: { cursor, limit } }) => {
    const [after, revision, itemNumber] = decodeCursor(cursor, Key) ?? ['', '', 0];
    const rows = await tx.all(selectUses({ companyId, partNumber, after, revision, itemNumber, limit: limit + 1 }));
    if (rows.length === 0) await existingPart(tx, companyId, partNumber);
    return pageFrom(rows, limit, (row) => [row.partNumber, row.revision, row.itemNumber]);
  },
);
