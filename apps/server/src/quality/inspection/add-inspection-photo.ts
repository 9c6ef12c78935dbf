import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import { PHOTO_LIMITS } from '@gemba/contract/kit/files/photo-limits';
import * as contract from '@gemba/contract/quality/inspection/add-inspection-photo';
import { type Picture, pictureUpload } from '../../documents/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { upload } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';

export const addInspectionPhoto = upload(
  contract.addInspectionPhoto,
  pictureUpload<typeof contract.addInspectionPhoto>(PHOTO_LIMITS, (tx, actor, input, picture) =>
    keepPhoto(tx, actor, input, picture),
  ),
);

interface Key {
  companyId: number;
  irNumber: string;
}

// Two photos that are added at once must not both find room for the last one.
const lockReport = statement<Key, object>(
  'select 1 from inspection_report where company_id = :companyId and ir_number = :irNumber for no key update',
);
const selectRoom = statement<Key, { photos: number }>(
  'select count(*)::int as photos from inspection_photo where company_id = :companyId and ir_number = :irNumber',
);
const insertPhoto = statement<
  Key & { photoId: string; fileType: string; byteCount: number; userId: number },
  { takenAt: string }
>(
  `insert into inspection_photo (company_id, photo_id, ir_number, file_type, byte_count, taken_by)
  values (:companyId, :photoId, :irNumber, :fileType, :byteCount, :userId) returning taken_at`,
);

async function keepPhoto(
  tx: Tx,
  { companyId, userId, displayName }: Actor,
  { params: { irNumber } }: CallParsed<typeof contract.addInspectionPhoto>,
  { photoId, fileType, byteCount }: Picture,
): Promise<CallReply<typeof contract.addInspectionPhoto>> {
  const key = { companyId, irNumber };
  const [report, { photos }] = await Promise.all([tx.first(lockReport(key)), tx.one(selectRoom(key))]);
  if (!report) refuse('INSPECTION_NOT_EXIST', { irNumber });
  if (photos >= PHOTO_LIMITS.perDocument) refuse('TOO_MANY_PHOTOS', { maximum: PHOTO_LIMITS.perDocument });
  const { takenAt } = await tx.one(insertPhoto({ ...key, photoId, fileType, byteCount, userId }));
  return { photoId, fileType, byteCount, takenBy: { userId, name: displayName }, takenAt };
}
