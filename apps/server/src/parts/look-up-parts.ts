import * as contract from '@gemba/contract/parts/look-up-parts';
import type { PartName } from '@gemba/contract/parts/part-shapes';
import { pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { PARTS_TYPED, type PartsTyped, partsTyped } from './parts-typed.sql.ts';

const selectNames = statement<PartsTyped, PartName & { rank: number }>(
  `${PARTS_TYPED}
  select part.part_number, part.description, part.description_zh, part.description_es, part.uom, part.trackable_level, found.rank
    from found join part on part.company_id = :companyId and part.part_number = found.part_number
   order by found.rank, part.part_number`,
  { neverNull: ['rank'] },
);

export const lookUpParts = page(contract.lookUpParts, {
  statement: (companyId, { query }) => selectNames(partsTyped(companyId, query)),
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.rank, row.partNumber]),
});
