import * as contract from '@gemba/contract/documents/list-document-revisions';
import type { CallParsed } from '@gemba/contract/kit/call';
import { PositiveInteger } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import type { Visit } from '../kit/http/visit.ts';
import { isDownloadable, isPreviewable, readDocument } from './document.sql.ts';

const Key = z.tuple([PositiveInteger]);

type Row = Omit<contract.DocumentRevision, 'previewable' | 'downloadable'> & { type: string };

const selectRevisions = statement<{ companyId: number; documentId: string; before: number | null; limit: number }, Row>(
  `select stored.doc_rev, stored.file_name, stored.file_type,
          stored.byte_count::int as byte_count, uploader.display_name as uploaded_by, stored.uploaded_at,
          exists (select from document_revision earlier
                   where earlier.company_id = :companyId and earlier.document_id = :documentId and earlier.doc_rev = stored.doc_rev - 1
                     and earlier.storage_id = stored.storage_id) as same_file,
          document.type
     from document join document_revision stored using (company_id, document_id)
     join app_user uploader on uploader.company_id = :companyId and uploader.user_id = stored.uploaded_by
    where document.company_id = :companyId and document.document_id = :documentId and document.deleted_at is null
      and (:before::int is null or stored.doc_rev < :before)
    order by stored.doc_rev desc limit :limit`,
);

type Query = CallParsed<typeof contract.listDocumentRevisions>['query'];

/** A page of the revisions of a document. */
export async function revisionsOf(
  tx: Tx,
  companyId: number,
  documentId: string,
  { cursor, limit }: Query,
  visit: Visit,
) {
  const [before] = decodeCursor(cursor, Key) ?? [null];
  const rows = await tx.all(selectRevisions({ companyId, documentId, before, limit: limit + 1 }));
  if (rows.length === 0) await readDocument(tx, companyId, documentId);
  const revisions = rows.map(({ type, ...row }) => ({
    ...row,
    previewable: isPreviewable(row.fileType),
    downloadable: isDownloadable(type, visit.desktop),
  }));
  return pageFrom(revisions, limit, ({ docRev }) => [docRev]);
}

export const listDocumentRevisions = operation(
  contract.listDocumentRevisions,
  (tx, { companyId }, { params: { documentId }, query }, visit) => revisionsOf(tx, companyId, documentId, query, visit),
);
