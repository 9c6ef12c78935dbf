import type { BomHead } from '@gemba/contract/bom/bom-shapes';
import * as contract from '@gemba/contract/bom/list-boms';
import { bareCode } from '@gemba/contract/kit/codes';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { currentBom, openEcns } from '../parts/index.ts';

const Key = z.tuple([z.int().check(z.minimum(1), z.maximum(2)), z.string().check(z.maxLength(20))]);

// sql: the pieces are constants of ours
const FIELDS = `
  select part.part_number, part.description, part.description_zh,
         part.description_es, bom.revision, bom.created_at, ${openEcns} as open_ecns,
         (select count(*)::int from bom_item item
           where item.company_id = :companyId and item.part_number = part.part_number and item.revision = bom.revision) as item_count`;
const IN_FORCE = `join bom on bom.company_id = :companyId and bom.part_number = part.part_number and bom.revision = ${currentBom}`;

type Row = BomHead & { rank: number };
type Asked = { companyId: number; after: string; limit: number };

const selectBoms = statement<Asked, Row>(
  `${FIELDS}, 1 as rank from part ${IN_FORCE}
    where part.company_id = :companyId and part.part_number > :after order by part.part_number limit :limit`,
);

/** Numbers that begin so without their signs are looked up where nothing else is found. */
const searchBoms = statement<Asked & { q: string; key: string; rank: number }, Row>(
  `with unsigned as materialized (
    select part_number::text from part
     where not exists (select from find_parts(:q, 1, 1, '', null, null, true)) and company_id = :companyId and :key <> ''
       and code_key >= :key and code_key < :key || chr(1114111)),
  found as (
    select part_number, rank from find_parts(:q, :limit, :rank, :after, null, null, true)
     union all
    (select part_number, 2 from unsigned
      where (:rank < 2 or part_number > :after)
        and exists (select from bom where bom.company_id = :companyId and bom.part_number = unsigned.part_number)
      order by part_number limit :limit))
  ${FIELDS}, found.rank from found
     join part on part.company_id = :companyId and part.part_number = found.part_number ${IN_FORCE}
    order by found.rank, part.part_number`,
  { neverNull: ['rank'] },
);

export const listBoms = page(contract.listBoms, {
  statement: (companyId, { query: { q = '', cursor, limit } }) => {
    const [rank, after] = decodeCursor(cursor, Key) ?? [1, ''];
    return q.trim() === ''
      ? selectBoms({ companyId, after, limit: limit + 1 })
      : searchBoms({ companyId, after, limit: limit + 1, q, key: bareCode(q), rank });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.rank, row.partNumber]),
});
