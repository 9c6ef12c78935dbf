import type { editDocument } from '@gemba/contract/documents/store-document';
import type { CallParsed } from '@gemba/contract/kit/call';
import type { Tx } from '../kit/database/database.ts';
import type { UploadedFile } from '../kit/http/receive-form.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { addRevision } from './add-document.ts';
import { lockDocument, readDocument } from './document.sql.ts';
import { namedFile, refuseOtherName } from './named-file.ts';
import { checkQuota } from './quota.ts';

export async function reviseDocument(
  tx: Tx,
  actor: Actor,
  { params: { documentId }, body: { docRev: seen, type, title, docSecLevel } }: CallParsed<typeof editDocument>,
  file: UploadedFile | undefined,
  quota: number,
) {
  const { companyId, userId } = actor;
  const { docRev } = await lockDocument(tx, companyId, documentId);
  if (docRev !== seen) refuse('DOCUMENT_CHANGED', { docRev });
  if (!file && !type && !title && !docSecLevel) refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
  if (file) await checkSameDocument(tx, companyId, documentId, file.fileName);
  if (file) await checkQuota(tx, actor, file.byteCount, quota);
  await tx.query(
    `update document set doc_rev = $3, type = coalesce($4, type), title = coalesce($5, title),
            doc_sec_level = coalesce($6, doc_sec_level)
      where company_id = $1 and document_id = $2`,
    [companyId, documentId, docRev + 1, type, title, docSecLevel],
  );
  if (file) await addRevision(tx, actor, documentId, docRev + 1, file);
  else {
    await tx.query(
      `insert into document_revision
         (company_id, document_id, doc_rev, file_name, file_type, byte_count, sha256, storage_id, uploaded_by)
       select company_id, document_id, doc_rev + 1, file_name, file_type, byte_count, sha256, storage_id, $4
         from document_revision where company_id = $1 and document_id = $2 and doc_rev = $3`,
      [companyId, documentId, docRev, userId],
    );
  }
  return readDocument(tx, companyId, documentId);
}

/** Another part, revision or language is another document; only the type of file may change. */
async function checkSameDocument(tx: Tx, companyId: number, documentId: string, fileName: string) {
  const named = namedFile(fileName);
  const { partNumber, revision, docLang } = await readDocument(tx, companyId, documentId);
  const same = named.partNumber === partNumber && named.revision === revision && named.docLang === docLang;
  if (!same) refuseOtherName({ partNumber: partNumber ?? '', revision: revision ?? '', docLang });
}
