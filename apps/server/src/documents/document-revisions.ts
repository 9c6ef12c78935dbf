import type { DocumentRevision } from '@gemba/contract/documents/document-revisions';
import * as z from 'zod/mini';
import { decodeCursor, type Paging, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { isDownloadable, isPreviewable, readDocument } from './document.sql.ts';

const Key = z.tuple([z.int().check(z.positive(), z.maximum(2_147_483_647))]);

type Row = Omit<DocumentRevision, 'previewable' | 'downloadable'> & { type: string };

/** What a document was before, and who made it what it is. */
export async function revisionsOf(
  tx: Tx,
  companyId: number,
  documentId: string,
  { cursor, limit }: Paging,
  desktop: boolean,
) {
  const [before] = decodeCursor(cursor, Key) ?? [null];
  const rows = await tx.query<Row>(
    `select stored.doc_rev as "docRev", stored.file_name as "fileName", stored.file_type as "fileType",
            stored.byte_count::int as "byteCount", uploader.display_name as "uploadedBy", stored.uploaded_at as "uploadedAt",
            exists (select from document_revision earlier
                     where earlier.company_id = $1 and earlier.document_id = $2 and earlier.doc_rev = stored.doc_rev - 1
                       and earlier.storage_id = stored.storage_id) as "sameFile",
            document.type
       from document join document_revision stored using (company_id, document_id)
       join app_user uploader on uploader.company_id = $1 and uploader.user_id = stored.uploaded_by
      where document.company_id = $1 and document.document_id = $2 and document.deleted_at is null
        and ($3::int is null or stored.doc_rev < $3)
      order by stored.doc_rev desc limit $4`,
    [companyId, documentId, before, limit + 1],
  );
  if (rows.length === 0) await readDocument(tx, companyId, documentId);
  return pageFrom(
    rows,
    limit,
    ({ type, ...row }) => ({
      ...row,
      previewable: isPreviewable(row.fileType),
      downloadable: isDownloadable(type, desktop),
    }),
    (row) => [row.docRev],
  );
}
