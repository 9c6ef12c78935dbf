import type { partDocuments } from '@gemba/contract/documents/list-documents';
import type { CallParsed } from '@gemba/contract/kit/call';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { existingPart } from '../parts/index.ts';
import { DOCUMENT, type StoredDocument, shown } from './document.sql.ts';

const Key = z.tuple([z.string(), z.string()]);

type Filters = CallParsed<typeof partDocuments>['query'];

/** Revision and language name one document of a part, so they are its place in the list. */
export async function documentsOf(
  tx: Tx,
  companyId: number,
  partNumber: string,
  { revision, type, docLang, cursor, limit }: Filters,
  desktop: boolean,
) {
  const after = decodeCursor(cursor, Key) ?? [null, null];
  // sql: the pieces are constants of ours
  const rows = await tx.query<StoredDocument>(
    `${DOCUMENT} and document.part_number = $2 and ($3::text is null or document.revision = $3)
        and ($4::text is null or document.type = $4) and ($5::text is null or document.doc_lang = $5)
        and ($6::text is null or (document.revision, document.doc_lang) < ($6::text collate "C", $7::text))
      order by document.revision desc, document.doc_lang desc limit $8`,
    [companyId, partNumber, revision, type, docLang, ...after, limit + 1],
  );
  if (rows.length === 0) await existingPart(tx, companyId, partNumber);
  return pageFrom(
    rows,
    limit,
    (row) => shown(row, desktop),
    (row) => [row.revision, row.docLang],
  );
}
