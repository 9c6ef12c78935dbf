import { FILE_TYPES } from '@gemba/contract/documents/document-shapes';
import * as contract from '@gemba/contract/receiving/receivers/get-receiver-photo';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';

const selectPhoto = statement<
  { companyId: number; receiverNumber: string; photoId: string },
  { fileType: 'jpg' | 'png' }
>(
  `select file_type from receiver_photo where company_id = :companyId and receiver_number = :receiverNumber and photo_id = :photoId`,
);

export const getReceiverPhoto = operation(
  contract.getReceiverPhoto,
  async (tx, { companyId }, { params: { receiverNumber, photoId } }, _, { storage }) => {
    const photo = await tx.first(selectPhoto({ companyId, receiverNumber, photoId }));
    const file = photo && (await storage.read(photoId));
    if (!photo || !file) return refuse('DOCUMENT_NOT_FOUND');
    const { contentType } = FILE_TYPES[photo.fileType];
    return { fileName: `${receiverNumber}-${photoId}.${photo.fileType}`, contentType, inline: true, ...file };
  },
);
