import { DOC_LANGS, type FileType, isFileType } from '@gemba/contract/documents/document-shapes';
import { parseDocumentFileName } from '@gemba/contract/documents/file-name';
import { refuse } from '../kit/refuse.ts';

export interface NamedFile {
  partNumber: string;
  revision: string;
  docLang: (typeof DOC_LANGS)[number];
  fileType: FileType;
}

/** Reads part, revision and language from the name of a file; refuses a name that is not that of a document. */
export function namedFile(fileName: string): NamedFile {
  const { partNumber, revision, language, extension } =
    parseDocumentFileName(fileName) ?? refuse('DOCUMENT_FILE_NAME_INVALID', { field: 'file' });
  const docLang =
    DOC_LANGS.find((one) => one === language) ??
    refuse('DOCUMENT_LANGUAGE_NOT_ALLOWED', { language, languages: DOC_LANGS.join(', '), field: 'file' });
  if (!isFileType(extension)) return refuse('DOCUMENT_TYPE_NOT_ALLOWED', { extension, field: 'file' });
  return { partNumber, revision, docLang, fileType: extension };
}

/** The name belongs to another document: the refusal says which part, revision and language this one has. */
export const refuseOtherName = ({ partNumber, revision, docLang }: Omit<NamedFile, 'fileType'>): never =>
  refuse('DOCUMENT_NAME_NOT_MATCH', {
    partNumber,
    revision,
    language: docLang,
    field: 'file',
    expected: [partNumber, revision, docLang].join('_'),
  });
