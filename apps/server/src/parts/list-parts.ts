import * as contract from '@gemba/contract/parts/list-parts';
import type { PartRow } from '@gemba/contract/parts/part-shapes';
import { pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { PARTS_TYPED, type PartsTyped, partsTyped } from './parts-typed.sql.ts';
import { openEcns } from './sources.sql.ts';

const selectParts = statement<PartsTyped, PartRow & { rank: number }>(
  `${PARTS_TYPED}
  select part.part_number, part.description, part.description_zh,
         part.description_es, part.part_type, part.revision, part.uom,
         part.product_code, coalesce(stock.on_hand, 0.0000) as on_hand, coalesce(stock.on_demand, 0.0000) as on_demand,
         part.hold, part.active, ${openEcns} as open_ecns, found.rank
    from found join part on part.company_id = :companyId and part.part_number = found.part_number
    left join part_stock stock on stock.company_id = :companyId and stock.part_number = part.part_number
   order by found.rank, part.part_number`,
  { neverNull: ['rank'] },
);

export const listParts = page(contract.listParts, {
  statement: (companyId, { query }) => selectParts(partsTyped(companyId, query)),
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.rank, row.partNumber]),
});
