import type { EcnPart } from '@gemba/contract/ecn/ecn';
import * as contract from '@gemba/contract/ecn/list-ecn-parts';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { readEcn } from './get-ecn.ts';

const PartKey = z.tuple([z.string()]);

const selectEcnParts = statement<{ companyId: number; ecnNumber: string; after: string; limit: number }, EcnPart>(
  `select part.part_number, part.description, part.description_zh,
          part.description_es, changed.old_revision, changed.new_revision,
          part.revision, part.hold, part.uom, coalesce(stock.on_hand, 0.0000) as on_hand,
          coalesce(stock.on_order, 0.0000) as on_order
     from ecn_part changed join part using (company_id, part_number)
     left join part_stock stock using (company_id, part_number)
    where changed.company_id = :companyId and changed.ecn_number = :ecnNumber and changed.part_number > :after
    order by changed.part_number limit :limit`,
);

export const listEcnParts = operation(contract.listEcnParts, async (tx, { companyId }, { params, query }) => {
  const { ecnNumber } = params;
  const { cursor, limit } = query;
  const [after = ''] = decodeCursor(cursor, PartKey) ?? [];
  const rows = await tx.all(selectEcnParts({ companyId, ecnNumber, after, limit: limit + 1 }));
  if (rows.length === 0) await readEcn(tx, companyId, ecnNumber);
  return pageFrom(rows, limit, (row) => [row.partNumber]);
});
