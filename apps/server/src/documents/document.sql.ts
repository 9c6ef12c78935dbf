import { type DocumentRow, FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

export type StoredDocument = Omit<DocumentRow, 'previewable' | 'downloadable'>;

/** A document with its newest revision. */
export const DOCUMENT = `
  select document.document_id, document.part_number, document.revision, document.type,
         document.title, document.doc_rev, document.doc_lang,
         document.doc_sec_level, stored.file_name, stored.file_type,
         stored.byte_count::int as byte_count, uploader.display_name as uploaded_by, stored.uploaded_at,
         (select max(share.expires_at) from document_share share
           where share.company_id = document.company_id and share.document_id = document.document_id
             and share.revoked_at is null and share.expires_at > now() and document.doc_sec_level = 'public') as shared_until
    from document
    join document_revision stored using (company_id, document_id, doc_rev)
    join app_user uploader on uploader.company_id = document.company_id and uploader.user_id = stored.uploaded_by
   where document.company_id = :companyId and document.deleted_at is null`;

export const isPreviewable = (fileType: string) => isFileType(fileType) && FILE_TYPES[fileType].previewable;

/** A drawing can be saved on a desktop only; a phone shows it. */
export const isDownloadable = (type: string, desktop: boolean) => type !== 'DRAWING' || desktop;

export const shown = (row: StoredDocument, desktop: boolean): DocumentRow => ({
  ...row,
  previewable: isPreviewable(row.fileType),
  downloadable: isDownloadable(row.type, desktop),
});

const selectDocument = statement<{ companyId: number; documentId: string }, StoredDocument>(
  `${DOCUMENT} and document.document_id = :documentId`,
);

export async function readDocument(tx: Tx, companyId: number, documentId: string) {
  const row = await tx.first(selectDocument({ companyId, documentId }));
  return row ?? refuse('DOCUMENT_NOT_FOUND');
}

const lockStored = statement<{ companyId: number; documentId: string }, { docRev: number; docSecLevel: string }>(
  `select doc_rev, doc_sec_level from document
    where company_id = :companyId and document_id = :documentId and deleted_at is null for update`,
);

/** Two people who edit, delete or share the same document wait for each other here. */
export async function lockDocument(tx: Tx, companyId: number, documentId: string) {
  const row = await tx.first(lockStored({ companyId, documentId }));
  return row ?? refuse('DOCUMENT_NOT_FOUND');
}
