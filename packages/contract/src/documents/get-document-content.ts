import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/files/file-reply.ts';
import { CONTENT_TIMEOUT_MS, download } from './content-shapes.ts';
import { documentParams } from './document-shapes.ts';

/** Without `download` a browser shows what it can show. `docRev` reads an older revision. */
export const getDocumentContent = defineCall({
  name: 'getDocumentContent',
  method: 'GET',
  path: '/documents/:documentId/content',
  summary: 'The file of a document; a drawing is not downloaded to a phone',
  access: ['FIND_PART'],
  params: documentParams,
  query: z.strictObject({ download, docRev: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))) }),
  example: { params: { documentId: '00000000-0000-4000-8000-000000000000' } },
  reply: FileReply,
  timeoutMs: CONTENT_TIMEOUT_MS,
  refusals: ['DOCUMENT_NOT_FOUND', 'DRAWING_NOT_AVAILABLE_ON_MOBILE'],
});
