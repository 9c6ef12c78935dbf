import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { FileReply } from '../../kit/files/file-reply.ts';
import { ALARM_PHOTO_TIMEOUT_MS, alarmParams } from './alarm.ts';

export const getAlarmPhoto = defineCall({
  name: 'getAlarmPhoto',
  method: 'GET',
  path: '/alarms/:id/photos/:photoId',
  summary: 'The picture itself',
  access: 'signedIn',
  params: z.strictObject({ ...alarmParams, photoId: z.uuid() }),
  example: { params: { id: '8841', photoId: '00000000-0000-4000-8000-000000000000' } },
  reply: FileReply,
  timeoutMs: ALARM_PHOTO_TIMEOUT_MS,
  refusals: ['DOCUMENT_NOT_FOUND'],
});
