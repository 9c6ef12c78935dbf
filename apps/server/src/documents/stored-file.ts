import { FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import type { FileReply } from '@gemba/contract/kit/files/file-reply';
import type { Visit } from '../kit/http/visit.ts';
import { refuse } from '../kit/refuse.ts';
import type { Storage } from '../kit/storage/storage.ts';
import { isDownloadable, isPreviewable } from './document.sql.ts';

export interface StoredFile {
  type: string;
  fileName: string;
  fileType: string;
  storageId: string;
}

export const STORED_FILE = `
  select document.type, stored.file_name, stored.file_type, stored.storage_id
    from document join document_revision stored using (company_id, document_id)
   where document.company_id = :companyId and document.deleted_at is null`;

/** A file that is not shown is saved, and a drawing is not saved on a phone. */
export async function openFile(
  stored: StoredFile,
  inline: boolean,
  visit: Visit,
  storage: Storage,
): Promise<FileReply> {
  if (!inline && !isDownloadable(stored.type, visit.desktop)) refuse('DRAWING_NOT_AVAILABLE_ON_MOBILE');
  const file = await storage.read(stored.storageId);
  if (!file) visit.note({ fileMissing: stored.storageId });
  const contentType = isFileType(stored.fileType)
    ? FILE_TYPES[stored.fileType].contentType
    : 'application/octet-stream';
  return { fileName: stored.fileName, contentType, inline, ...(file ?? refuse('DOCUMENT_NOT_FOUND')) };
}

/** The app fetches the bytes and shows pictures and PDF by itself. */
export const shownInApp = ({ fileType }: StoredFile, download: string | undefined) =>
  !download && isPreviewable(fileType);
