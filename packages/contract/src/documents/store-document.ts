import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import type { RefusalCode } from '../kit/refusals.ts';
import { DocLang, DocSecLevel, DocumentRow, DocumentTitle, DocumentType, documentParams } from './document-shapes.ts';

const UPLOAD_TIMEOUT_MS = 300_000;

const ofTheFile: readonly RefusalCode[] = [
  'FIELD_REQUIRED',
  'DOCUMENT_FILE_NAME_INVALID',
  'DOCUMENT_LANGUAGE_NOT_ALLOWED',
  'DOCUMENT_NAME_NOT_MATCH',
  'DOCUMENT_TYPE_NOT_ALLOWED',
  'DOCUMENT_CONTENT_NOT_MATCH',
  'DOCUMENT_EMPTY',
  'DOCUMENT_ARCHIVE_TOO_LARGE',
  'DOCUMENT_ARCHIVE_NOT_SAFE',
  'DOCUMENT_PICTURE_TOO_LARGE',
  'DOCUMENT_PDF_NOT_SAFE',
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_QUOTA_EXCEEDED',
  'DOCUMENT_STORAGE_FULL',
];

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
  reply: DocumentRow,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: ['PART_NOT_EXIST', 'PART_REVISION_NOT_EXIST', 'DOCUMENT_EXISTS_IN_LANGUAGE', ...ofTheFile],
});

/**
 * Whatever is changed makes the next revision of the document; the older ones stay. `docRev` is the revision that was
 * looked at: whoever looked at an older one is told before anything of another's is written over.
 */
export const editDocument = defineCall({
  name: 'editDocument',
  method: 'PUT',
  path: '/documents/:documentId',
  summary: 'Makes a new revision of a document: another file, other words, or both',
  access: ['MANAGE_DOCUMENT'],
  params: documentParams,
  body: z.strictObject({
    docRev: z.int().check(z.positive()),
    type: z.optional(DocumentType),
    title: z.optional(DocumentTitle),
    docSecLevel: z.optional(DocSecLevel),
  }),
  reply: DocumentRow,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_CHANGED', ...ofTheFile],
});

export const deleteDocument = defineCall({
  name: 'deleteDocument',
  method: 'DELETE',
  path: '/documents/:documentId',
  summary: 'Takes a document away; its links end with it',
  access: ['MANAGE_DOCUMENT'],
  params: documentParams,
  reply: z.null(),
  refusals: ['DOCUMENT_NOT_FOUND'],
});
