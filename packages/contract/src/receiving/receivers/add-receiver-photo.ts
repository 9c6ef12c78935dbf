import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PHOTO_TIMEOUT_MS } from '../../kit/files/photo-limits.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { ReceiverPhoto, receiverParams } from './receiver.ts';

/** jpg or png, told by the bytes. Without `itemNumber` it belongs to the whole receiver. */
export const addReceiverPhoto = defineCall({
  name: 'addReceiverPhoto',
  method: 'POST',
  path: '/receivers/:receiverNumber/photos',
  summary: 'Keeps a photo with a receiver or one of its lines',
  access: ['UPDATE_RECEIVER', 'RECEIVER_FROM_WO'],
  params: receiverParams,
  body: z.strictObject({ itemNumber: z.optional(PositiveInteger) }),
  example: { params: { receiverNumber: '90420' } },
  reply: ReceiverPhoto,
  timeoutMs: PHOTO_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: [
    'RECEIVER_NOT_EXIST',
    'RECEIVER_ITEM_NOT_EXIST',
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
