import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { PositiveInteger } from '../kit/integer.ts';
import { DocSecLevel, DocumentRow, DocumentTitle, DocumentType, documentParams } from './document-shapes.ts';
import { ofTheFile, UPLOAD_TIMEOUT_MS } from './upload-rules.ts';

/**
 * Every change makes the next revision of the document; older ones stay. `docRev` is the revision that the person
 * looked at: if it is no longer the newest, the edit is refused before it overwrites another person's.
 */
export const editDocument = defineCall({
  name: 'editDocument',
  method: 'PUT',
  path: '/documents/:documentId',
  summary: 'Makes a new revision of a document: another file, other words, or both',
  access: ['MANAGE_DOCUMENT'],
  params: documentParams,
  body: z.strictObject({
    docRev: PositiveInteger,
    type: z.optional(DocumentType),
    title: z.optional(DocumentTitle),
    docSecLevel: z.optional(DocSecLevel),
  }),
  example: { params: { documentId: '00000000-0000-4000-8000-000000000000' }, body: { docRev: 1 } },
  reply: DocumentRow,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_CHANGED', 'DOCUMENT_EXISTS_IN_LANGUAGE', ...ofTheFile],
});
