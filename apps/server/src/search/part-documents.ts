import { statement } from '../kit/database/statement.ts';
import { type Asked, columnsOf, type HitRow, WORDS } from './hit-row.ts';

/** Files of parts, by the words of their title, or of the part: those with the most of them in the title first. */
export const selectPartDocuments = statement<Asked & { typed: string }, HitRow>(
  `select ${columnsOf({ id: 'o.document_id', name: 'o.title', detail: 'o.part_number', fileName: 'stored.file_name' })},
          ${WORDS} as rank
     from document o
     join document_revision stored using (company_id, document_id, doc_rev)
    where o.company_id = :companyId and o.deleted_at is null
      and o.part_number = any(array(select find_documented_parts(null, :typed, '', :limit)))
    order by (select count(*) from search_words(:typed) as word
               where case when is_size(word) then o.search_text ~ size_pattern(word)
                          else position(search_key(word) in o.search_text) > 0 end) desc,
             o.part_number, o.revision desc, o.doc_lang desc, o.type limit :limit`,
);
