import { FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import type { FileReply } from '@gemba/contract/kit/file-reply';
import type { Database, Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import { refuse } from '../kit/refuse.ts';
import type { Storage } from '../kit/storage/storage.ts';
import { isDownloadable, isPreviewable } from './document.sql.ts';
import { parseShareToken } from './share-token.ts';

interface Stored {
  type: string;
  fileName: string;
  fileType: string;
  storageId: string;
}

const STORED = `
  select document.type, stored.file_name as "fileName", stored.file_type as "fileType", stored.storage_id as "storageId"
    from document join document_revision stored using (company_id, document_id)
   where document.company_id = $1 and document.deleted_at is null`;

/** Whether a company's document is public makes no difference here: who asks is signed in to that company. */
export async function contentOf(tx: Tx, companyId: number, documentId: string, docRev: number | undefined) {
  // sql: the pieces are constants of ours
  const [stored] = await tx.query<Stored>(
    `${STORED} and document.document_id = $2 and stored.doc_rev = coalesce($3, document.doc_rev)`,
    [companyId, documentId, docRev],
  );
  return stored ?? refuse('DOCUMENT_NOT_FOUND');
}

/** A paper without a file, a vendor that is not there and one of another company are one answer. */
export async function vendorContent(tx: Tx, companyId: number, vendorId: string, documentNumber: number) {
  // sql: the pieces are constants of ours
  const [stored] = await tx.query<Stored>(
    `${STORED} and stored.doc_rev = document.doc_rev
        and document.document_id = (select paper.document_id from vendor_quality_document paper
              where paper.company_id = $1 and paper.vendor_id = $2 and paper.document_number = $3)`,
    [companyId, vendorId, documentNumber],
  );
  return stored ?? refuse('DOCUMENT_NOT_FOUND');
}

/** Every way in which a link does not hold is the same answer as a link that never was. */
export async function sharedContent(database: Database, token: string) {
  const link = parseShareToken(token) ?? refuse('DOCUMENT_NOT_FOUND');
  // sql: the pieces are constants of ours
  const [stored] = await database.asCompany(link.companyId, (tx) =>
    tx.query<Stored>(
      `${STORED} and stored.doc_rev = document.doc_rev and document.doc_sec_level = 'public'
          and document.document_id = (select share.document_id from document_share share
                where share.company_id = $1 and share.share_hash = $2 and share.revoked_at is null
                  and share.expires_at > now())`,
      [link.companyId, link.hash],
    ),
  );
  return stored ?? refuse('DOCUMENT_NOT_FOUND');
}

/** What is not shown is saved, and a drawing is not saved on a phone. */
export async function opened(stored: Stored, inline: boolean, visit: Visit, storage: Storage): Promise<FileReply> {
  if (!inline && !isDownloadable(stored.type, visit.desktop)) refuse('DRAWING_NOT_AVAILABLE_ON_MOBILE');
  const file = await storage.read(stored.storageId);
  if (!file) visit.note({ fileMissing: stored.storageId });
  const contentType = isFileType(stored.fileType)
    ? FILE_TYPES[stored.fileType].contentType
    : 'application/octet-stream';
  return { fileName: stored.fileName, contentType, inline, ...(file ?? refuse('DOCUMENT_NOT_FOUND')) };
}

/** The app fetches the bytes and shows pictures and PDF by itself. */
export const shownInApp = ({ fileType }: Stored, download: string | undefined) => !download && isPreviewable(fileType);

/** A link is opened by the browser alone, which shows pictures but no PDF under the policy that uploads are served with. */
export const shownByBrowser = ({ fileType }: Stored, download: string | undefined) =>
  !download && isFileType(fileType) && isPreviewable(fileType) && FILE_TYPES[fileType].contentType.startsWith('image/');
