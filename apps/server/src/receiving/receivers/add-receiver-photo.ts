import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import { PHOTO_LIMITS } from '@gemba/contract/kit/files/photo-limits';
import * as contract from '@gemba/contract/receiving/receivers/add-receiver-photo';
import { type Picture, pictureUpload } from '../../documents/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { upload } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';

export const addReceiverPhoto = upload(
  contract.addReceiverPhoto,
  pictureUpload<typeof contract.addReceiverPhoto>(PHOTO_LIMITS, (tx, actor, input, picture) =>
    keepPhoto(tx, actor, input, picture),
  ),
);

// Two photos that are added at once must not both find room for the last one.
const lockReceiver = statement<{ companyId: number; receiverNumber: string }, object>(
  'select 1 from receiver where company_id = :companyId and receiver_number = :receiverNumber for update',
);
const selectRoom = statement<
  { companyId: number; receiverNumber: string; itemNumber: number | null },
  { photos: number; known: boolean }
>(
  `select (select count(*)::int from receiver_photo where company_id = :companyId and receiver_number = :receiverNumber) as photos,
    exists (select from receiver_item where company_id = :companyId and receiver_number = :receiverNumber and item_number = :itemNumber) as known`,
);
const insertPhoto = statement<
  {
    companyId: number;
    photoId: string;
    receiverNumber: string;
    itemNumber: number | null;
    fileType: string;
    byteCount: number;
    userId: number;
  },
  { takenAt: string }
>(
  `insert into receiver_photo (company_id, photo_id, receiver_number, item_number, file_type, byte_count, taken_by)
  values (:companyId, :photoId, :receiverNumber, :itemNumber, :fileType, :byteCount, :userId) returning taken_at`,
);

async function keepPhoto(
  tx: Tx,
  { companyId, userId, displayName }: Actor,
  { params: { receiverNumber }, body: { itemNumber } }: CallParsed<typeof contract.addReceiverPhoto>,
  { photoId, fileType, byteCount }: Picture,
): Promise<CallReply<typeof contract.addReceiverPhoto>> {
  const [receiver, room] = await Promise.all([
    tx.first(lockReceiver({ companyId, receiverNumber })),
    tx.first(selectRoom({ companyId, receiverNumber, itemNumber: itemNumber ?? null })),
  ]);
  if (!receiver || !room) return refuse('RECEIVER_NOT_EXIST', { receiverNumber });
  if (itemNumber !== undefined && !room.known) refuse('RECEIVER_ITEM_NOT_EXIST', { receiverNumber, itemNumber });
  if (room.photos >= PHOTO_LIMITS.perDocument) refuse('TOO_MANY_PHOTOS', { maximum: PHOTO_LIMITS.perDocument });
  const added = await tx.first(
    insertPhoto({ companyId, photoId, receiverNumber, itemNumber: itemNumber ?? null, fileType, byteCount, userId }),
  );
  const takenBy = { userId, name: displayName };
  return { photoId, itemNumber: itemNumber ?? null, fileType, byteCount, takenBy, takenAt: added?.takenAt ?? '' };
}
