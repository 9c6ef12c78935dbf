import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/file-reply.ts';
import { RECEIVER_ROLES, ReceiverPhoto } from './receivers.ts';

export const PHOTO_LIMITS = { fileMegabytes: 10, fileBytes: 10 * 1_048_576, perReceiver: 50 } as const;
const PHOTO_TIMEOUT_MS = 120_000;

const params = { receiverNumber: OrderNumber };

/** jpg or png, told by the bytes. Without `itemNumber` it belongs to the whole receiver. */
export const addReceiverPhoto = defineCall({
  name: 'addReceiverPhoto',
  method: 'POST',
  path: '/receivers/:receiverNumber/photos',
  summary: 'Keeps a photo with a receiver or one of its lines',
  access: ['UPDATE_RECEIVER', 'RECEIVER_FROM_WO'],
  params: z.strictObject(params),
  body: z.strictObject({ itemNumber: z.optional(z.int().check(z.positive())) }),
  reply: ReceiverPhoto,
  timeoutMs: PHOTO_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: [
    ...[
      'RECEIVER_NOT_EXIST',
      'RECEIVER_ITEM_NOT_EXIST',
      'TOO_MANY_PHOTOS',
      'FIELD_REQUIRED',
      'DOCUMENT_TYPE_NOT_ALLOWED',
    ],
    ...['DOCUMENT_CONTENT_NOT_MATCH', 'DOCUMENT_PICTURE_TOO_LARGE', 'DOCUMENT_EMPTY', 'DOCUMENT_TOO_LARGE'],
    'DOCUMENT_STORAGE_FULL',
  ] as const,
});

export const receiverPhoto = defineCall({
  name: 'receiverPhoto',
  method: 'GET',
  path: '/receivers/:receiverNumber/photos/:photoId',
  summary: 'The picture itself',
  access: RECEIVER_ROLES,
  params: z.strictObject({ ...params, photoId: z.uuid() }),
  reply: FileReply,
  timeoutMs: PHOTO_TIMEOUT_MS,
  refusals: ['DOCUMENT_NOT_FOUND'],
});
