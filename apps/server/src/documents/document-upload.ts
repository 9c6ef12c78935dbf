import { DOCUMENT_LIMITS } from '@gemba/contract/documents/document-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import type { UploadedFile } from '../kit/http/receive-form.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor, Doer } from '../kit/sessions/actor.ts';
import { inspectContent } from './content/inspect-content.ts';
import { namedFile } from './named-file.ts';

/** Limits and checks of every uploaded document. */
export const documentUpload = {
  maximumBytes: DOCUMENT_LIMITS.fileBytes,
  tooLarge: () => refuse('DOCUMENT_TOO_LARGE', { maximum: DOCUMENT_LIMITS.fileMegabytes, field: 'file' }),
  full: () => refuse('DOCUMENT_STORAGE_FULL'),
  named: (fileName: string) => void namedFile(fileName),
  inspect: ({ path, fileName }: UploadedFile) => inspectContent(path, namedFile(fileName).fileType),
};

const lockUploads = statement<{ companyId: number; userId: number }>(
  `select pg_advisory_xact_lock(:companyId, hashtext('documents ' || :userId::int))`,
);

const selectUsed = statement<{ companyId: number; userId: number }, { used: string }>(
  `select coalesce(sum(stored.byte_count), 0)::text as used
     from document_revision stored join document using (company_id, document_id)
    where stored.company_id = :companyId and stored.uploaded_by = :userId and document.deleted_at is null
      and not exists (select from document_revision older
                       where older.company_id = stored.company_id and older.document_id = stored.document_id
                         and older.doc_rev < stored.doc_rev and older.storage_id = stored.storage_id)`,
);

/**
 * Refuses an upload that exceeds the person's quota. Deleted documents do not count, and a revision without a new file
 * shares the bytes of the one before it. The lock makes two uploads of one person queue: each alone would fit.
 */
export async function checkQuota(tx: Tx, { companyId, userId }: Actor, adding: number, quota: number) {
  await tx.run(lockUploads({ companyId, userId }));
  const row = await tx.first(selectUsed({ companyId, userId }));
  if (Number(row?.used) + adding > quota) refuse('DOCUMENT_QUOTA_EXCEEDED');
}

const insertRevision = statement<{
  companyId: number;
  documentId: string;
  docRev: number;
  fileName: string;
  fileType: string;
  byteCount: number;
  sha256: Buffer;
  storageId: string;
  userId: number;
}>(
  `insert into document_revision
     (company_id, document_id, doc_rev, file_name, file_type, byte_count, sha256, storage_id, uploaded_by)
   values (:companyId, :documentId, :docRev, :fileName, :fileType, :byteCount, :sha256, :storageId, :userId)`,
);

export const addRevision = (
  tx: Tx,
  actor: Doer,
  documentId: string,
  docRev: number,
  file: UploadedFile,
  fileType = namedFile(file.fileName).fileType,
) =>
  tx.run(
    insertRevision({
      companyId: actor.companyId,
      documentId,
      docRev,
      fileName: file.fileName,
      fileType,
      byteCount: file.byteCount,
      sha256: file.sha256,
      storageId: file.storageId,
      userId: actor.userId,
    }),
  );
