import type { Vendor } from '@gemba/contract/addresses/get-vendor';
import { mayKeepQualityDocuments } from '@gemba/contract/addresses/quality-documents';
import type { addVendorDocument } from '@gemba/contract/documents/vendor/add-vendor-document';
import type { CallParsed } from '@gemba/contract/kit/call';
import { readQualityDocuments } from '../../addresses/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { UploadedFile } from '../../kit/http/receive-form.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { addRevision } from '../document-upload.ts';
import { plainFileType } from './plain-file.ts';

type Body = CallParsed<typeof addVendorDocument>['body'];
type Key = { companyId: number; vendorId: string; documentNumber: number };

/** Refuses somebody who may not keep the documents of vendors, and days that contradict each other. */
export function checkKeeper({ roles }: Actor, { issuedOn, validUntil }: Partial<Body> = {}) {
  if (!mayKeepQualityDocuments(roles)) refuse('LIMITED_PERMISSIONS', { field: 'vendorId' });
  if (issuedOn && validUntil && issuedOn > validUntil) refuse('DATE_RANGE_REVERSED', { field: 'validUntil' });
}

type Locked = { title: string; documentId: string | null; docRev: number };

const lockPaper = statement<Key, { title: string; documentId: string | null }>(
  `select title, document_id from vendor_quality_document
    where company_id = :companyId and vendor_id = :vendorId and document_number = :documentNumber for update`,
);

const lockFile = statement<{ companyId: number; documentId: string }, { docRev: number }>(
  `select doc_rev from document where company_id = :companyId and document_id = :documentId and deleted_at is null for update`,
);

/** Two people who renew or withdraw the same document wait for each other here; the second one is told. */
export async function lockVendorDocument(tx: Tx, key: Key, seen: number): Promise<Locked> {
  const paper = (await tx.first(lockPaper(key))) ?? refuse('DOCUMENT_NOT_FOUND');
  const { companyId } = key;
  const file = paper.documentId ? await tx.first(lockFile({ companyId, documentId: paper.documentId })) : undefined;
  const docRev = file?.docRev ?? 0;
  if (docRev !== seen) refuse('DOCUMENT_CHANGED', { docRev });
  return { title: paper.title, documentId: file ? paper.documentId : null, docRev };
}

// A document of a vendor has no language of ours.
const insertDocument = statement<
  { companyId: number; type: string; title: string; userId: number },
  { documentId: string }
>(
  `insert into document (company_id, type, title, doc_lang, created_by) values (:companyId, :type, :title, 'en', :userId)
   returning document_id`,
);

/** Stores the file as the first revision of a new document. */
export async function storeFirst(tx: Tx, actor: Actor, { type, title }: Body, file: UploadedFile) {
  const { companyId, userId } = actor;
  const { documentId } = await tx.one(insertDocument({ companyId, type, title, userId }));
  await addRevision(tx, actor, documentId, 1, file, plainFileType(file.fileName));
  return documentId;
}

/** The quality document as the vendor's screen has it. */
export async function readVendorDocument(
  tx: Tx,
  { companyId, vendorId, documentNumber }: Key,
): Promise<Vendor['qualityDocuments'][number]> {
  const rows = await readQualityDocuments(tx, companyId, vendorId);
  return rows.find((row) => row.documentNumber === documentNumber) ?? refuse('DOCUMENT_NOT_FOUND');
}
