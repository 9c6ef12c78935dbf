import * as contract from '@gemba/contract/alarms/alarm/add-alarm-photo';
import { ALARM_PHOTO_LIMITS } from '@gemba/contract/alarms/alarm/alarm';
import { pictureUpload } from '../../documents/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { upload } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';

type Key = { companyId: number; alarmId: number };

// Two photos that are added at once must not both find room for the last one.
const lockAlarm = statement<Key, object>(
  'select 1 from alarm where company_id = :companyId and alarm_id = :alarmId for update',
);
const selectRoom = statement<Key & { eventNumber: number; userId: number }, { photos: number; isOwn: boolean }>(
  `select (select count(*)::int from alarm_photo where company_id = :companyId and alarm_id = :alarmId) as photos,
    exists (select from alarm_event where company_id = :companyId and alarm_id = :alarmId and event_number = :eventNumber
               and user_id = :userId and kind <> 'NOTIFIED') as is_own`,
);
const insertPhoto = statement<Key & { photoId: string; eventNumber: number; fileType: string; byteCount: number }>(
  `insert into alarm_photo (company_id, photo_id, alarm_id, event_number, file_type, byte_count)
   values (:companyId, :photoId, :alarmId, :eventNumber, :fileType, :byteCount)`,
);

export const addAlarmPhoto = upload(
  contract.addAlarmPhoto,
  pictureUpload<typeof contract.addAlarmPhoto>(
    ALARM_PHOTO_LIMITS,
    async (tx, { companyId, userId }, { params: { id }, body: { eventNumber } }, picture) => {
      const key = { companyId, alarmId: Number(id) };
      const [alarm, room, company] = await Promise.all([
        tx.first(lockAlarm(key)),
        tx.one(selectRoom({ ...key, eventNumber, userId })),
        companyFacts(tx, companyId),
      ]);
      checkLicence(company, 'ALARMS');
      if (!alarm) refuse('ALARM_NOT_EXIST');
      if (!room.isOwn) refuse('ALARM_ENTRY_OF_ANOTHER');
      const maximum = ALARM_PHOTO_LIMITS.perAlarm;
      if (room.photos >= maximum) refuse('TOO_MANY_ALARM_PHOTOS', { maximum });
      await tx.run(insertPhoto({ ...key, eventNumber, ...picture }));
      return { eventNumber, ...picture };
    },
  ),
);
