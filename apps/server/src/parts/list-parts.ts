import { bareCode } from '@gemba/contract/kit/codes';
import * as contract from '@gemba/contract/parts/list-parts';
import type { PartRow } from '@gemba/contract/parts/part-shapes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { openEcns } from './sources.sql.ts';

const Key = z.tuple([z.int().check(z.minimum(0), z.maximum(2)), z.string().check(z.maxLength(20))]);

interface Asked {
  companyId: number;
  q: string;
  /** The same, as the key of a part number. */
  key: string;
  rank: number;
  after: string;
  limit: number;
  partType: PartRow['partType'] | undefined;
  productCode: string | undefined;
}

const selectParts = statement<Asked, PartRow & { rank: number }>(
  `with unsigned as materialized (
    select part_number::text from part
     where not exists (select from find_parts(:q, 1, 1, '', :partType, :productCode)) and company_id = :companyId and :key <> ''
       and code_key > :key and code_key < :key || chr(1114111)
       and part_type = coalesce(:partType, part_type) and (:productCode::text is null or product_code = :productCode)),
  found as (
    select part_number::text, 0 as rank from part
     where company_id = :companyId and code_key = :key and :rank < 0
     union all
    select part_number, rank from find_parts(:q, :limit, greatest(:rank, 1), case when :rank < 1 then '' else :after end, :partType, :productCode)
     where bare_code(part_number) <> :key
     union all
    (select part_number, 2 from unsigned where :rank < 2 or part_number > :after order by part_number limit :limit)
     order by 2, 1 limit :limit)
  select part.part_number, part.description, part.description_zh,
         part.description_es, part.part_type, part.revision, part.uom,
         part.product_code, coalesce(stock.on_hand, 0.0000) as on_hand, coalesce(stock.on_demand, 0.0000) as on_demand,
         part.hold, part.active, ${openEcns} as open_ecns, found.rank
    from found join part on part.company_id = :companyId and part.part_number = found.part_number
    left join part_stock stock on stock.company_id = :companyId and stock.part_number = part.part_number
   order by found.rank, part.part_number`,
  { neverNull: ['rank'] },
);

/** The exact number comes first, whatever the filters, then those that begin with it, then the others where every word occurs. Where there is none, those that begin so without their signs. */
export const listParts = page(contract.listParts, {
  statement: (companyId, { query: { q, partType, productCode, cursor, limit } }) => {
    if (q.trim() === '') refuse('PART_NUMBER_REQUIRED', { field: 'q' });
    const [rank, after] = decodeCursor(cursor, Key) ?? [-1, ''];
    // One row more: the exact one may be among those that are found after it.
    return selectParts({ companyId, q, key: bareCode(q), rank, after, limit: limit + 2, partType, productCode });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.rank, row.partNumber]),
});
