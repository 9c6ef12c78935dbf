import type { addDocument } from '@gemba/contract/documents/store-document';
import type { CallParsed } from '@gemba/contract/kit/call';
import type { Tx } from '../kit/database/database.ts';
import type { UploadedFile } from '../kit/http/receive-form.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { existingRevision } from '../parts/index.ts';
import { readDocument } from './document.sql.ts';
import { namedFile, refuseOtherName } from './named-file.ts';
import { checkQuota } from './quota.ts';

/** The same part, revision and language again is refused by the index, also when two come at once. */
export async function storeDocument(
  tx: Tx,
  actor: Actor,
  { type, title, docLang, docSecLevel }: CallParsed<typeof addDocument>['body'],
  file: UploadedFile | undefined,
  quota: number,
) {
  if (!file) return refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
  const named = namedFile(file.fileName);
  if (docLang && docLang !== named.docLang) refuseOtherName({ ...named, docLang });
  await existingRevision(tx, actor.companyId, named.partNumber, named.revision);
  await checkQuota(tx, actor, file.byteCount, quota);
  const [added] = await tx.query<{ document_id: string }>(
    `insert into document (company_id, part_number, revision, type, title, doc_lang, doc_sec_level, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (company_id, part_number, revision, doc_lang) where part_number is not null and deleted_at is null
     do nothing returning document_id`,
    [actor.companyId, named.partNumber, named.revision, type, title, named.docLang, docSecLevel, actor.userId],
  );
  if (!added) return refuse('DOCUMENT_EXISTS_IN_LANGUAGE', { language: named.docLang, field: 'file' });
  await addRevision(tx, actor, added.document_id, 1, file);
  return readDocument(tx, actor.companyId, added.document_id);
}

export const addRevision = (tx: Tx, actor: Actor, documentId: string, docRev: number, file: UploadedFile) =>
  tx.query(
    `insert into document_revision
       (company_id, document_id, doc_rev, file_name, file_type, byte_count, sha256, storage_id, uploaded_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[actor.companyId, documentId, docRev, file.fileName, namedFile(file.fileName).fileType],
      ...[file.byteCount, file.sha256, file.storageId, actor.userId],
    ],
  );
