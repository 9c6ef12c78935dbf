import type { listParts } from '@gemba/contract/parts/list-parts';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { PartRow } from '@gemba/contract/parts/part-shapes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/query.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { openEcns } from './sources.sql.ts';

const Key = z.tuple([z.string().check(z.maxLength(20))]);

// sql: the pieces are constants of ours
const SEARCH = `
  with found as (
    select part_number, 0 as rank from part
     where company_id = $1 and part_number = $3 and $4 = ''
       and ($6::text is null or part_type = $6) and ($7::text is null or product_code = $7)
     union all
    select part_number, 1 from find_parts($2, $4, $5, $6, $7) as part_number where part_number <> $3
     order by 2, 1 limit $5)
  select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
         part.description_es as "descriptionEs", part.part_type as "partType", part.revision, part.uom,
         part.product_code as "productCode", coalesce(stock.on_hand, 0.0000) as "onHand", coalesce(stock.on_demand, 0.0000) as "onDemand",
         part.hold, part.active, ${openEcns} as "openEcns"
    from found join part on part.company_id = $1 and part.part_number = found.part_number
    left join part_stock stock on stock.company_id = $1 and stock.part_number = part.part_number
   order by found.rank, part.part_number`;

/** The exact number comes first and is not repeated; the others follow by number. */
export const foundParts: Page<typeof listParts, PartRow> = {
  statement: (companyId, { query: { q, partType, productCode, cursor, limit } }) => {
    if (q.trim() === '') refuse('PART_NUMBER_REQUIRED', { field: 'q' });
    const [after = ''] = decodeCursor(cursor, Key) ?? [];
    // One row more: the exact one may be among those that are found after it.
    return statementOf(SEARCH, [companyId, q, asPartNumber(q), after, limit + 2, partType, productCode]);
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.partNumber],
    ),
};
