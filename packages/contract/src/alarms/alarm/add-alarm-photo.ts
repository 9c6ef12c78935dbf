import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { ALARM_PHOTO_TIMEOUT_MS, AlarmPhoto, alarmParams } from './alarm.ts';

/** jpg or png, told by the bytes. An entry takes photos from the person who wrote it. */
export const addAlarmPhoto = defineCall({
  name: 'addAlarmPhoto',
  method: 'POST',
  path: '/alarms/:id/photos',
  summary: 'Keeps a photo with an entry of the time line of an alarm',
  access: 'signedIn',
  params: z.strictObject(alarmParams),
  body: z.strictObject({ eventNumber: PositiveInteger }),
  example: { params: { id: '8841' }, body: { eventNumber: 1 } },
  reply: AlarmPhoto,
  timeoutMs: ALARM_PHOTO_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: [
    'NOT_LICENSED',
    'ALARM_NOT_EXIST',
    'ALARM_ENTRY_OF_ANOTHER',
    'TOO_MANY_ALARM_PHOTOS',
    'FIELD_REQUIRED',
    'DOCUMENT_TYPE_NOT_ALLOWED',
    'DOCUMENT_CONTENT_NOT_MATCH',
    'DOCUMENT_PICTURE_TOO_LARGE',
    'DOCUMENT_EMPTY',
    'DOCUMENT_TOO_LARGE',
    'DOCUMENT_TOO_COMPLEX',
    'DOCUMENT_STORAGE_FULL',
  ] as const,
});
