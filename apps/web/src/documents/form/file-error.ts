import { DOC_LANGS, DOCUMENT_LIMITS, isFileType } from '@gemba/contract/documents/document-shapes';
import { parseDocumentFileName } from '@gemba/contract/documents/file-name';

export type DocLang = (typeof DOC_LANGS)[number];

export const endingOf = (name: string) => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The name under which a file of this part is stored. */
export const suggestedName = (partNumber: string, revision: string, docLang: DocLang, ending: string) =>
  `${partNumber}_${revision}_${docLang}.${ending}`;

/** The parts of a valid file name. */
export const readName = (name: string) => {
  const parsed = parseDocumentFileName(name);
  const docLang = DOC_LANGS.find((known) => known === parsed?.language);
  return parsed && docLang && { ...parsed, docLang };
};

export type FileError = 'nameInvalid' | 'languageNotAllowed' | 'typeNotAllowed' | 'empty' | 'tooLarge';

/** The error of a file whose name may be any. */
export const contentError = (name: string, byteCount: number): FileError | undefined => {
  if (!isFileType(endingOf(name))) return 'typeNotAllowed';
  if (byteCount === 0) return 'empty';
  return byteCount > DOCUMENT_LIMITS.fileBytes ? 'tooLarge' : undefined;
};

/** The error of a file before it is sent, by the rules that the server refuses by. */
export const fileError = (name: string, byteCount: number): FileError | undefined => {
  const read = readName(name);
  if (!read) return parseDocumentFileName(name) ? 'languageNotAllowed' : 'nameInvalid';
  return contentError(name, byteCount);
};
