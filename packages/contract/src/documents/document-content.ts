import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/file-reply.ts';
import { documentParams } from './document-shapes.ts';

const CONTENT_TIMEOUT_MS = 300_000;
const download = z.optional(z.literal('1'));

/** Without `download` a browser shows what it can show. `docRev` reads an older revision. */
export const documentContent = defineCall({
  name: 'documentContent',
  method: 'GET',
  path: '/documents/:documentId/content',
  summary: 'The file of a document; a drawing is not downloaded to a phone',
  access: ['FIND_PART'],
  params: documentParams,
  query: z.strictObject({ download, docRev: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))) }),
  reply: FileReply,
  timeoutMs: CONTENT_TIMEOUT_MS,
  refusals: ['DOCUMENT_NOT_FOUND', 'DRAWING_NOT_AVAILABLE_ON_MOBILE'],
});

/** Opens without a session while the link holds. Expired, revoked, forged and never made are one answer. */
export const sharedDocument = defineCall({
  name: 'sharedDocument',
  method: 'GET',
  path: '/shared/:token',
  summary: 'The file behind a link that somebody shared',
  access: 'open',
  params: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  query: z.strictObject({ download }),
  reply: FileReply,
  timeoutMs: CONTENT_TIMEOUT_MS,
  refusals: ['DOCUMENT_NOT_FOUND', 'DRAWING_NOT_AVAILABLE_ON_MOBILE'],
});
