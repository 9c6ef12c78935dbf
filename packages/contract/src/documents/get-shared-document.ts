import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/files/file-reply.ts';
import { CONTENT_TIMEOUT_MS, download } from './content-shapes.ts';

/** Opens without a session while the link holds. Expired, revoked, forged and never made are one answer. */
export const getSharedDocument = defineCall({
  name: 'getSharedDocument',
  method: 'GET',
  path: '/shared/:token',
  summary: 'The file behind a link that somebody shared',
  access: 'open',
  params: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  query: z.strictObject({ download }),
  example: { params: { token: 's1.1.none' } },
  reply: FileReply,
  timeoutMs: CONTENT_TIMEOUT_MS,
  refusals: ['DOCUMENT_NOT_FOUND', 'DRAWING_NOT_AVAILABLE_ON_MOBILE'],
});
