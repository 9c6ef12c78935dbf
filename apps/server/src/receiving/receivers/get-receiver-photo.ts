import * as contract from '@gemba/contract/receiving/receivers/get-receiver-photo';
import { openPicture, type PictureType } from '../../documents/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const selectPhoto = statement<
  { companyId: number; receiverNumber: string; photoId: string },
  { fileType: PictureType }
>(
  `select file_type from receiver_photo where company_id = :companyId and receiver_number = :receiverNumber and photo_id = :photoId`,
);

export const getReceiverPhoto = operation(
  contract.getReceiverPhoto,
  async (tx, { companyId }, { params: { receiverNumber, photoId } }, _, { storage }) => {
    const photo = await tx.first(selectPhoto({ companyId, receiverNumber, photoId }));
    return openPicture(storage, photoId, photo, receiverNumber);
  },
);
