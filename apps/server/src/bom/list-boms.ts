import type { BomHead } from '@gemba/contract/bom/bom-shapes';
import type { listBoms } from '@gemba/contract/bom/list-boms';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { currentBom, openEcns } from '../parts/index.ts';

const Key = z.tuple([z.int().check(z.minimum(1), z.maximum(2)), z.string().check(z.maxLength(20))]);

// sql: the pieces are constants of ours
const FIELDS = `
  select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
         part.description_es as "descriptionEs", bom.revision, bom.created_at as "createdAt", ${openEcns} as "openEcns",
         (select count(*)::int from bom_item item
           where item.company_id = $1 and item.part_number = part.part_number and item.revision = bom.revision) as "itemCount"`;
const IN_FORCE = `join bom on bom.company_id = $1 and bom.part_number = part.part_number and bom.revision = ${currentBom}`;

const ALL = `${FIELDS}, 1 as rank from part ${IN_FORCE}
  where part.company_id = $1 and part.part_number > $2 order by part.part_number limit $3`;
const SEARCHED = `${FIELDS}, found.rank from find_parts($4, $3, $5, $2, null, null, true) as found
  join part on part.company_id = $1 and part.part_number = found.part_number ${IN_FORCE}
  order by found.rank, part.part_number`;

export const bomsFound: Page<typeof listBoms, BomHead & { rank: number }> = {
  statement: (companyId, { query: { q = '', cursor, limit } }) => {
    const [rank, after] = decodeCursor(cursor, Key) ?? [1, ''];
    return q.trim() === ''
      ? statementOf(ALL, [companyId, after, limit + 1])
      : statementOf(SEARCHED, [companyId, after, limit + 1, q, rank]);
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.rank, row.partNumber],
    ),
};
