import { createReadStream } from 'node:fs';
import { DOCUMENT_LIMITS, type DOCUMENT_TYPES } from '@gemba/contract/documents/document-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';
import type { Doer } from '../kit/sessions/actor.ts';
import { type ReceivedFile, type Storage, TooLarge } from '../kit/storage/storage.ts';
import { existingRevision } from '../parts/index.ts';
import { inspectContent } from './content/inspect-content.ts';
import { addRevision } from './document-upload.ts';
import { namedFile } from './named-file.ts';

interface Key {
  companyId: number;
  partNumber: string;
  revision: string;
  docLang: string;
  type: string;
}

const lockDocument = statement<Key, { documentId: string; docRev: number; sha256: Buffer }>(
  `select document_id, document.doc_rev, stored.sha256
     from document join document_revision stored using (company_id, document_id, doc_rev)
    where document.company_id = :companyId and part_number = :partNumber and revision = :revision and doc_lang = :docLang
      and type = :type and deleted_at is null
      for update of document`,
);

const insertDocument = statement<Key & { title: string; userId: number }, { documentId: string }>(
  `insert into document (company_id, part_number, revision, type, title, doc_lang, created_by)
   values (:companyId, :partNumber, :revision, :type, :title, :docLang, :userId) returning document_id`,
);

const updateDocument = statement<{ companyId: number; documentId: string; docRev: number }>(
  'update document set doc_rev = :docRev where company_id = :companyId and document_id = :documentId',
);

interface FolderFile {
  path: string;
  fileName: string;
  type: (typeof DOCUMENT_TYPES)[number];
}

/** Receives a file of a folder by the rules of an upload: its name says part, revision and language, its bytes are looked at. */
export async function receiveDocument(storage: Storage, { path, fileName }: FolderFile): Promise<ReceivedFile> {
  const { fileType } = namedFile(fileName);
  const file = await storage.receive(createReadStream(path), DOCUMENT_LIMITS.fileBytes).catch((error: unknown) => {
    if (error instanceof TooLarge) return refuse('DOCUMENT_TOO_LARGE', { maximum: DOCUMENT_LIMITS.fileMegabytes });
    throw error;
  });
  try {
    await inspectContent(file.path, fileType);
    return file;
  } catch (error) {
    await storage.discard(file.storageId);
    throw error;
  }
}

/** Writes a received file as a document. The same bytes again change nothing, others are the document's next revision. */
export async function writeDocument(tx: Tx, doer: Doer, received: ReceivedFile, { fileName, type }: FolderFile) {
  const { companyId, userId } = doer;
  const { partNumber, revision, docLang } = namedFile(fileName);
  await existingRevision(tx, companyId, partNumber, revision);
  const key = { companyId, partNumber, revision, docLang, type };
  const known = await tx.first(lockDocument(key));
  if (known?.sha256.equals(received.sha256)) return 'same';
  const file = { ...received, fileName };
  if (known) {
    await tx.run(updateDocument({ companyId, documentId: known.documentId, docRev: known.docRev + 1 }));
    await addRevision(tx, doer, known.documentId, known.docRev + 1, file);
    return 'changed';
  }
  const { documentId } = await tx.one(insertDocument({ ...key, title: fileName.replace(/\.[^.]*$/, ''), userId }));
  await addRevision(tx, doer, documentId, 1, file);
  return 'added';
}
