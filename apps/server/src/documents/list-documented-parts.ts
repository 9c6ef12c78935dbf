import * as contract from '@gemba/contract/documents/list-documented-parts';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';

const Key = z.tuple([z.string().check(z.maxLength(20))]);

type Asked = { companyId: number; type: string | undefined; after: string; limit: number };

// sql: the place is one of the texts below
const rowsAt = (place: string) =>
  `select part.part_number, part.description, part.description_zh, part.description_es,
          kept.document_count, kept.title
     from (select part_number, count(*)::int as document_count,
                  (array_agg(title order by revision desc, doc_lang desc))[1] as title
             from document
            where company_id = :companyId and part_number is not null and deleted_at is null
              and (:type::text is null or type = :type) and ${place}
            group by part_number order by part_number limit :limit) as kept
     join part on part.company_id = :companyId and part.part_number = kept.part_number
    order by part.part_number`;

const selectParts = statement<Asked, contract.DocumentedPart>(rowsAt('part_number > :after'), { neverNull: ['title'] });

const searchParts = statement<Asked & { q: string }, contract.DocumentedPart>(
  rowsAt('part_number = any(array(select find_documented_parts(:type, :q, :after, :limit)))'),
  { neverNull: ['title'] },
);

export const listDocumentedParts = page(contract.listDocumentedParts, {
  statement: (companyId, { query: { q = '', type, cursor, limit } }) => {
    const [after] = decodeCursor(cursor, Key) ?? [''];
    const asked = { companyId, type, after, limit: limit + 1 };
    return q.trim() === '' ? selectParts(asked) : searchParts({ ...asked, q });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, (row) => [row.partNumber]),
});
