import type { listParts } from '@gemba/contract/parts/list-parts';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { PartRow } from '@gemba/contract/parts/part-shapes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { openEcns } from './sources.sql.ts';

const Key = z.tuple([z.int().check(z.minimum(0), z.maximum(2)), z.string().check(z.maxLength(20))]);

// sql: the pieces are constants of ours
const SEARCH = `
  with found as (
    select part_number::text, 0 as rank from part
     where company_id = $1 and part_number = $3 and $4 < 0
       and ($7::text is null or part_type = $7) and ($8::text is null or product_code = $8)
     union all
    select part_number, rank from find_parts($2, $6, greatest($4, 1), case when $4 < 1 then '' else $5 end, $7, $8)
     where part_number <> $3
     order by 2, 1 limit $6)
  select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
         part.description_es as "descriptionEs", part.part_type as "partType", part.revision, part.uom,
         part.product_code as "productCode", coalesce(stock.on_hand, 0.0000) as "onHand", coalesce(stock.on_demand, 0.0000) as "onDemand",
         part.hold, part.active, ${openEcns} as "openEcns", found.rank
    from found join part on part.company_id = $1 and part.part_number = found.part_number
    left join part_stock stock on stock.company_id = $1 and stock.part_number = part.part_number
   order by found.rank, part.part_number`;

/** The exact number comes first, then those that begin with it, then the others where every word occurs. */
export const foundParts: Page<typeof listParts, PartRow & { rank: number }> = {
  statement: (companyId, { query: { q, partType, productCode, cursor, limit } }) => {
    if (q.trim() === '') refuse('PART_NUMBER_REQUIRED', { field: 'q' });
    const [rank, after] = decodeCursor(cursor, Key) ?? [-1, ''];
    // One row more: the exact one may be among those that are found after it.
    return statementOf(SEARCH, [companyId, q, asPartNumber(q), rank, after, limit + 2, partType, productCode]);
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.rank, row.partNumber],
    ),
};
