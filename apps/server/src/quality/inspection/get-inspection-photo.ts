import * as contract from '@gemba/contract/quality/inspection/get-inspection-photo';
import { openPicture, type PictureType } from '../../documents/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const selectPhoto = statement<{ companyId: number; irNumber: string; photoId: string }, { fileType: PictureType }>(
  `select file_type from inspection_photo where company_id = :companyId and ir_number = :irNumber and photo_id = :photoId`,
);

export const getInspectionPhoto = operation(
  contract.getInspectionPhoto,
  async (tx, { companyId }, { params: { irNumber, photoId } }, _, { storage }) => {
    const photo = await tx.first(selectPhoto({ companyId, irNumber, photoId }));
    return openPicture(storage, photoId, photo, irNumber);
  },
);
