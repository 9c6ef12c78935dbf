import { FILE_TYPES } from '@gemba/contract/documents/document-shapes';
import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import type { FileReply } from '@gemba/contract/kit/files/file-reply';
import type { Tx } from '../kit/database/database.ts';
import type { UploadedFile } from '../kit/http/receive-form.ts';
import type { Upload } from '../kit/http/upload.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import type { Storage } from '../kit/storage/storage.ts';
import { inspectContent } from './content/inspect-content.ts';

export type PictureType = 'jpg' | 'png';
const EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;

/** The file name says whether a photo is jpg or png; its bytes must agree. */
function extensionOf(fileName: string) {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const known = EXTENSIONS.find((type) => type === extension);
  return known ?? refuse('DOCUMENT_TYPE_NOT_ALLOWED', { extension, field: 'file' });
}

export interface Picture {
  photoId: string;
  fileType: PictureType;
  byteCount: number;
}

/** An upload of one photo, as jpg or png. `keep` writes the row that refers to it. */
export const pictureUpload = <C extends Call>(
  { fileBytes, fileMegabytes }: { fileBytes: number; fileMegabytes: number },
  keep: (tx: Tx, actor: Actor, input: CallParsed<C>, picture: Picture) => Promise<CallReply<C>>,
): Upload<C> => ({
  maximumBytes: fileBytes,
  tooLarge: () => refuse('DOCUMENT_TOO_LARGE', { maximum: fileMegabytes, field: 'file' }),
  full: () => refuse('DOCUMENT_STORAGE_FULL'),
  named: (fileName) => void extensionOf(fileName),
  inspect: ({ path, fileName }) => inspectContent(path, extensionOf(fileName)),
  operation: (tx, actor, input, _, file) => keep(tx, actor, input, pictureOf(file)),
});

function pictureOf(file: UploadedFile | undefined): Picture {
  if (!file) return refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
  const { fileName, storageId, byteCount } = file;
  return { photoId: storageId, fileType: extensionOf(fileName) === 'png' ? 'png' : 'jpg', byteCount };
}

/** A kept photo as the browser shows it. */
export async function openPicture(
  storage: Storage,
  photoId: string,
  found: { fileType: PictureType } | undefined,
  name: string,
): Promise<FileReply> {
  const file = found && (await storage.read(photoId));
  if (!found || !file) return refuse('DOCUMENT_NOT_FOUND');
  const { contentType } = FILE_TYPES[found.fileType];
  return { fileName: `${name}-${photoId}.${found.fileType}`, contentType, inline: true, ...file };
}
