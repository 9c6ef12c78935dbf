import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { FileReply } from '../../kit/files/file-reply.ts';
import { PHOTO_TIMEOUT_MS } from '../../kit/files/photo-limits.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { RECEIVER_ROLES } from './receiver-roles.ts';

export const getReceiverPhoto = defineCall({
  name: 'getReceiverPhoto',
  method: 'GET',
  path: '/receivers/:receiverNumber/photos/:photoId',
  summary: 'The picture itself',
  access: RECEIVER_ROLES,
  params: z.strictObject({ receiverNumber: OrderNumber, photoId: z.uuid() }),
  example: { params: { receiverNumber: '90420', photoId: '00000000-0000-4000-8000-000000000000' } },
  reply: FileReply,
  timeoutMs: PHOTO_TIMEOUT_MS,
  refusals: ['DOCUMENT_NOT_FOUND'],
});
