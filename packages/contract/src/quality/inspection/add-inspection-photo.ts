import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PHOTO_TIMEOUT_MS } from '../../kit/files/photo-limits.ts';
import { InspectionPhoto, inspectionParams } from './inspection.ts';

/** jpg or png, told by the bytes. */
export const addInspectionPhoto = defineCall({
  name: 'addInspectionPhoto',
  method: 'POST',
  path: '/inspections/:irNumber/photos',
  summary: 'Keeps a photo with an inspection report',
  access: ['QUALITY_INFO', 'UPDATE_RECEIVER'],
  params: inspectionParams,
  body: z.strictObject({}),
  example: { params: { irNumber: '5524' } },
  reply: InspectionPhoto,
  timeoutMs: PHOTO_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: [
    'INSPECTION_NOT_EXIST',
    'TOO_MANY_PHOTOS',
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
