import * as z from 'zod/mini';
import { requiredText } from '../kit/codes.ts';
import { InstantText } from '../kit/dates.ts';

export const DOCUMENT_TYPES = [
  'DRAWING',
  'WORK_INSTRUCTION',
  'SPECIFICATION',
  'CERTIFICATE',
  'QUOTE',
  'PHOTO',
  'OTHER',
] as const;
export const DOC_LANGS = ['cn', 'en'] as const;
export const DOC_SEC_LEVELS = ['companyOnly', 'public'] as const;

/** File types that can be stored, and whether a browser shows them by itself. */
export const FILE_TYPES = {
  pdf: { contentType: 'application/pdf', previewable: true },
  png: { contentType: 'image/png', previewable: true },
  jpg: { contentType: 'image/jpeg', previewable: true },
  jpeg: { contentType: 'image/jpeg', previewable: true },
  zip: { contentType: 'application/zip', previewable: false },
  dwg: { contentType: 'image/vnd.dwg', previewable: false },
  step: { contentType: 'model/step', previewable: false },
  stp: { contentType: 'model/step', previewable: false },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    previewable: false,
  },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', previewable: false },
} as const;
export type FileType = keyof typeof FILE_TYPES;
export const isFileType = (extension: string): extension is FileType => Object.hasOwn(FILE_TYPES, extension);

const MB = 1_048_576;
export const DOCUMENT_LIMITS = {
  fileBytes: 50 * MB,
  fileMegabytes: 50,
  unpackedBytes: 200 * MB,
  unpackedMegabytes: 200,
  entries: 1_000,
  ratio: 100,
  megapixels: 50,
} as const;

export const DocumentType = z.enum(DOCUMENT_TYPES);
export const DocLang = z.enum(DOC_LANGS);
export const DocSecLevel = z.enum(DOC_SEC_LEVELS);
export const DocumentTitle = requiredText(200);

export const documentParams = z.strictObject({ documentId: z.uuid() });

/** `downloadable`: by the device that asks; a drawing is only looked at on a phone. `sharedUntil`: a link is open. */
export const DocumentRow = z.strictObject({
  documentId: z.string(),
  partNumber: z.nullable(z.string()),
  revision: z.nullable(z.string()),
  type: DocumentType,
  title: z.string(),
  docRev: z.int(),
  docLang: DocLang,
  docSecLevel: DocSecLevel,
  fileName: z.string(),
  fileType: z.string(),
  byteCount: z.int(),
  uploadedBy: z.string(),
  uploadedAt: InstantText,
  previewable: z.boolean(),
  downloadable: z.boolean(),
  sharedUntil: z.nullable(InstantText),
});
export type DocumentRow = z.infer<typeof DocumentRow>;
