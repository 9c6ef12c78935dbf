import * as contract from '@gemba/contract/documents/edit-document';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { upload } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { lockDocument, readDocument, shown } from './document.sql.ts';
import { addRevision, checkQuota, documentUpload } from './document-upload.ts';
import { namedFile, refuseOtherName } from './named-file.ts';

const updateDocument = statement<{
  companyId: number;
  documentId: string;
  docRev: number;
  type: string | undefined;
  title: string | undefined;
  docSecLevel: string | undefined;
}>(
  `update document set doc_rev = :docRev, type = coalesce(:type, type), title = coalesce(:title, title),
          doc_sec_level = coalesce(:docSecLevel, doc_sec_level)
    where company_id = :companyId and document_id = :documentId`,
);

/** All documents of the same part, revision and language. Two of them cannot become one of the same type at once. */
const lockOthers = statement<
  { companyId: number; documentId: string },
  { documentId: string; type: string; docLang: string }
>(
  `select other.document_id, other.type, other.doc_lang from document
     join document other on other.company_id = document.company_id and other.part_number = document.part_number
      and other.revision = document.revision and other.doc_lang = document.doc_lang and other.deleted_at is null
    where document.company_id = :companyId and document.document_id = :documentId
    order by other.document_id for update of other`,
);

const insertRevision = statement<{ companyId: number; documentId: string; docRev: number; userId: number }>(
  `insert into document_revision
     (company_id, document_id, doc_rev, file_name, file_type, byte_count, sha256, storage_id, uploaded_by)
   select company_id, document_id, doc_rev + 1, file_name, file_type, byte_count, sha256, storage_id, :userId
     from document_revision where company_id = :companyId and document_id = :documentId and doc_rev = :docRev`,
);

export const editDocument = upload(contract.editDocument, {
  ...documentUpload,
  operation: async (tx, actor, { params: { documentId }, body }, { desktop }, file, { config }) => {
    const { type, title, docSecLevel } = body;
    const { companyId, userId } = actor;
    const others = type ? await tx.all(lockOthers({ companyId, documentId })) : [];
    const { docRev } = await lockDocument(tx, companyId, documentId);
    if (docRev !== body.docRev) refuse('DOCUMENT_CHANGED', { docRev });
    if (!file && !type && !title && !docSecLevel) refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
    const twin = others.find((other) => other.type === type && other.documentId !== documentId);
    if (twin) refuse('DOCUMENT_EXISTS_IN_LANGUAGE', { language: twin.docLang, field: 'type' });
    if (file) await checkSameDocument(tx, companyId, documentId, file.fileName);
    if (file) await checkQuota(tx, actor, file.byteCount, config.documentQuotaBytes);
    await tx.run(updateDocument({ companyId, documentId, docRev: docRev + 1, type, title, docSecLevel }));
    if (file) await addRevision(tx, actor, documentId, docRev + 1, file);
    else {
      await tx.run(insertRevision({ companyId, documentId, docRev, userId }));
    }
    return shown(await readDocument(tx, companyId, documentId), desktop);
  },
});

/** Another part, revision or language is another document; only the type of file may change. */
async function checkSameDocument(tx: Tx, companyId: number, documentId: string, fileName: string) {
  const named = namedFile(fileName);
  const { partNumber, revision, docLang } = await readDocument(tx, companyId, documentId);
  const same = named.partNumber === partNumber && named.revision === revision && named.docLang === docLang;
  if (!same) refuseOtherName({ partNumber: partNumber ?? '', revision: revision ?? '', docLang });
}
