import { type DocumentRow, FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';

export type StoredDocument = Omit<DocumentRow, 'previewable' | 'downloadable'>;

/** A document as it stands, with its newest revision. */
export const DOCUMENT = `
  select document.document_id as "documentId", document.part_number as "partNumber", document.revision, document.type,
         document.title, document.doc_rev as "docRev", document.doc_lang as "docLang",
         document.doc_sec_level as "docSecLevel", stored.file_name as "fileName", stored.file_type as "fileType",
         stored.byte_count::int as "byteCount", uploader.display_name as "uploadedBy", stored.uploaded_at as "uploadedAt",
         (select max(share.expires_at) from document_share share
           where share.company_id = document.company_id and share.document_id = document.document_id
             and share.revoked_at is null and share.expires_at > now() and document.doc_sec_level = 'public') as "sharedUntil"
    from document
    join document_revision stored using (company_id, document_id, doc_rev)
    join app_user uploader on uploader.company_id = document.company_id and uploader.user_id = stored.uploaded_by
   where document.company_id = $1 and document.deleted_at is null`;

export const isPreviewable = (fileType: string) => isFileType(fileType) && FILE_TYPES[fileType].previewable;

/** A drawing is taken away from a desk only; a phone looks at it. */
export const isDownloadable = (type: string, desktop: boolean) => type !== 'DRAWING' || desktop;

export const shown = (row: StoredDocument, desktop: boolean): DocumentRow => ({
  ...row,
  previewable: isPreviewable(row.fileType),
  downloadable: isDownloadable(row.type, desktop),
});

export async function readDocument(tx: Tx, companyId: number, documentId: string) {
  // sql: the pieces are constants of ours
  const [row] = await tx.query<StoredDocument>(`${DOCUMENT} and document.document_id = $2`, [companyId, documentId]);
  return row ?? refuse('DOCUMENT_NOT_FOUND');
}

/** Two who edit, delete or share at once wait for each other here. */
export async function lockDocument(tx: Tx, companyId: number, documentId: string) {
  const [row] = await tx.query<{ docRev: number; docSecLevel: string }>(
    `select doc_rev as "docRev", doc_sec_level as "docSecLevel" from document
      where company_id = $1 and document_id = $2 and deleted_at is null for update`,
    [companyId, documentId],
  );
  return row ?? refuse('DOCUMENT_NOT_FOUND');
}
