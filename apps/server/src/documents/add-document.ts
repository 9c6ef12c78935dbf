import * as contract from '@gemba/contract/documents/add-document';
import { statement } from '../kit/database/statement.ts';
import { upload } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { existingRevision } from '../parts/index.ts';
import { readDocument, shown } from './document.sql.ts';
import { addRevision, checkQuota, documentUpload } from './document-upload.ts';
import { namedFile, refuseOtherName } from './named-file.ts';

const insertDocument = statement<
  {
    companyId: number;
    partNumber: string;
    revision: string;
    type: string;
    title: string;
    docLang: string;
    docSecLevel: string;
    userId: number;
  },
  { documentId: string }
>(
  `insert into document (company_id, part_number, revision, type, title, doc_lang, doc_sec_level, created_by)
   values (:companyId, :partNumber, :revision, :type, :title, :docLang, :docSecLevel, :userId)
   on conflict (company_id, part_number, revision, doc_lang, type) where part_number is not null and deleted_at is null
   do nothing returning document_id`,
);

/** The index refuses a second document of the same part, revision, language and type, also when two come at once. */
export const addDocument = upload(contract.addDocument, {
  ...documentUpload,
  operation: async (tx, actor, { body: { type, title, docLang, docSecLevel } }, { desktop }, file, { config }) => {
    if (!file) return refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
    const named = namedFile(file.fileName);
    if (docLang && docLang !== named.docLang) refuseOtherName({ ...named, docLang });
    await existingRevision(tx, actor.companyId, named.partNumber, named.revision);
    await checkQuota(tx, actor, file.byteCount, config.documentQuotaBytes);
    const added = await tx.first(
      insertDocument({
        companyId: actor.companyId,
        partNumber: named.partNumber,
        revision: named.revision,
        type,
        title,
        docLang: named.docLang,
        docSecLevel,
        userId: actor.userId,
      }),
    );
    if (!added) return refuse('DOCUMENT_EXISTS_IN_LANGUAGE', { language: named.docLang, field: 'file' });
    await addRevision(tx, actor, added.documentId, 1, file);
    return shown(await readDocument(tx, actor.companyId, added.documentId), desktop);
  },
});
