import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { InstantText } from '../kit/dates.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { documentParams } from './document-shapes.ts';

/** `sameFile`: only words were changed; the bytes are those of the revision before. */
export const DocumentRevision = z.strictObject({
  docRev: z.int(),
  fileName: z.string(),
  fileType: z.string(),
  byteCount: z.int(),
  uploadedBy: z.string(),
  uploadedAt: InstantText,
  sameFile: z.boolean(),
  previewable: z.boolean(),
  downloadable: z.boolean(),
});
export type DocumentRevision = z.infer<typeof DocumentRevision>;

export const listDocumentRevisions = defineCall({
  name: 'listDocumentRevisions',
  method: 'GET',
  path: '/documents/:documentId/revisions',
  summary: 'Every revision of a document, the newest first: who, when, which file',
  access: ['FIND_PART'],
  params: documentParams,
  query: z.strictObject(pageQuery),
  example: { params: { documentId: '00000000-0000-4000-8000-000000000000' } },
  reply: pageOf(DocumentRevision),
  refusals: ['DOCUMENT_NOT_FOUND'],
});
