import { FILE_TYPES } from '@gemba/contract/documents/document-shapes';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import type { FileReply } from '@gemba/contract/kit/file-reply';
import { type addReceiverPhoto, PHOTO_LIMITS, type receiverPhoto } from '@gemba/contract/receiving/receiver-photos';
import { inspectContent } from '../documents/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { UploadedFile } from '../kit/http/receive-form.ts';
import type { Upload } from '../kit/http/upload.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import type { Storage } from '../kit/storage/storage.ts';

const PICTURES = ['jpg', 'jpeg', 'png'] as const;

/** A photo is kept as jpg or png; its name says which, its bytes must agree. */
function pictureType(fileName: string) {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const known = PICTURES.find((one) => one === extension);
  return known ?? refuse('DOCUMENT_TYPE_NOT_ALLOWED', { extension, field: 'file' });
}

// Locked: two photos at once would each find room for one.
const LOCK = 'select 1 from receiver where company_id = $1 and receiver_number = $2 for update';
const ROOM = `select (select count(*)::int from receiver_photo where company_id = $1 and receiver_number = $2) as photos,
    exists (select from receiver_item where company_id = $1 and receiver_number = $2 and item_number = $3) as known`;
const ADD = `insert into receiver_photo (company_id, photo_id, receiver_number, item_number, file_type, byte_count, taken_by)
  values ($1, $2, $3, $4, $5, $6, $7) returning taken_at as "takenAt"`;

async function keepPhoto(
  tx: Tx,
  { companyId, userId, displayName }: Actor,
  { params: { receiverNumber }, body: { itemNumber } }: CallParsed<typeof addReceiverPhoto>,
  file: UploadedFile | undefined,
): Promise<CallReply<typeof addReceiverPhoto>> {
  if (!file) return refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
  const fileType = pictureType(file.fileName) === 'png' ? 'png' : 'jpg';
  const [[receiver], [room]] = await Promise.all([
    tx.query(LOCK, [companyId, receiverNumber]),
    tx.query<{ photos: number; known: boolean }>(ROOM, [companyId, receiverNumber, itemNumber ?? null]),
  ]);
  if (!receiver || !room) return refuse('RECEIVER_NOT_EXIST', { receiverNumber });
  if (itemNumber !== undefined && !room.known) refuse('RECEIVER_ITEM_NOT_EXIST', { receiverNumber, itemNumber });
  if (room.photos >= PHOTO_LIMITS.perReceiver) refuse('TOO_MANY_PHOTOS', { maximum: PHOTO_LIMITS.perReceiver });
  const { storageId: photoId, byteCount } = file;
  const [added] = await tx.query<{ takenAt: string }>(ADD, [
    ...[companyId, photoId, receiverNumber, itemNumber ?? null, fileType, byteCount, userId],
  ]);
  const takenBy = { userId, name: displayName };
  return { photoId, itemNumber: itemNumber ?? null, fileType, byteCount, takenBy, takenAt: added?.takenAt ?? '' };
}

export const photoUpload: Upload<typeof addReceiverPhoto> = {
  maximumBytes: PHOTO_LIMITS.fileBytes,
  tooLarge: () => refuse('DOCUMENT_TOO_LARGE', { maximum: PHOTO_LIMITS.fileMegabytes, field: 'file' }),
  full: () => refuse('DOCUMENT_STORAGE_FULL'),
  named: (fileName) => void pictureType(fileName),
  inspect: ({ path, fileName }) => inspectContent(path, pictureType(fileName)),
  operation: (tx, actor, input, _, file) => keepPhoto(tx, actor, input, file),
};

const PHOTO = `select file_type as "fileType" from receiver_photo where company_id = $1 and receiver_number = $2 and photo_id = $3`;

export async function readPhoto(
  tx: Tx,
  companyId: number,
  { receiverNumber, photoId }: CallParsed<typeof receiverPhoto>['params'],
  storage: Storage,
): Promise<FileReply> {
  const [photo] = await tx.query<{ fileType: 'jpg' | 'png' }>(PHOTO, [companyId, receiverNumber, photoId]);
  const file = photo && (await storage.read(photoId));
  if (!photo || !file) return refuse('DOCUMENT_NOT_FOUND');
  const { contentType } = FILE_TYPES[photo.fileType];
  return { fileName: `${receiverNumber}-${photoId}.${photo.fileType}`, contentType, inline: true, ...file };
}
