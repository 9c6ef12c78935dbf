import * as contract from '@gemba/contract/alarms/alarm/get-alarm-photo';
import { openPicture, type PictureType } from '../../documents/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';

const selectPhoto = statement<{ companyId: number; alarmId: number; photoId: string }, { fileType: PictureType }>(
  'select file_type from alarm_photo where company_id = :companyId and alarm_id = :alarmId and photo_id = :photoId',
);

export const getAlarmPhoto = operation(
  contract.getAlarmPhoto,
  async (tx, { companyId }, { params: { id, photoId } }, _, { storage }) => {
    const photo = await tx.first(selectPhoto({ companyId, alarmId: Number(id), photoId }));
    return openPicture(storage, photoId, photo, id);
  },
);
