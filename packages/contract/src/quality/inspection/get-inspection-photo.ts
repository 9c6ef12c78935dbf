import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { FileReply } from '../../kit/files/file-reply.ts';
import { PHOTO_TIMEOUT_MS } from '../../kit/files/photo-limits.ts';
import { QUALITY_READERS } from '../quality-readers.ts';
import { IrNumber } from './inspection.ts';

export const getInspectionPhoto = defineCall({
  name: 'getInspectionPhoto',
  method: 'GET',
  path: '/inspections/:irNumber/photos/:photoId',
  summary: 'The picture itself',
  access: QUALITY_READERS,
  params: z.strictObject({ irNumber: IrNumber, photoId: z.uuid() }),
  example: { params: { irNumber: '5524', photoId: '00000000-0000-4000-8000-000000000000' } },
  reply: FileReply,
  timeoutMs: PHOTO_TIMEOUT_MS,
  refusals: ['DOCUMENT_NOT_FOUND'],
});
