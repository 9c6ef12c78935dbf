import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { DocLang, DocSecLevel, DocumentRow, DocumentTitle, DocumentType } from './document-shapes.ts';
import { ofTheFile, UPLOAD_TIMEOUT_MS } from './upload-rules.ts';

/** Part, revision and language are those of the file's name; `docLang` may say the language once more. */
export const addDocument = defineCall({
  name: 'addDocument',
  method: 'POST',
  path: '/documents',
  summary: 'Stores a file as a document of the part and revision that its name says',
  access: ['MANAGE_DOCUMENT'],
  body: z.strictObject({
    type: DocumentType,
    title: DocumentTitle,
    docLang: z.optional(DocLang),
    docSecLevel: DocSecLevel,
  }),
  example: { body: { type: 'DRAWING', title: 'Bracket', docSecLevel: 'companyOnly' } },
  reply: DocumentRow,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: ['PART_NOT_EXIST', 'PART_REVISION_NOT_EXIST', 'DOCUMENT_EXISTS_IN_LANGUAGE', ...ofTheFile],
});
