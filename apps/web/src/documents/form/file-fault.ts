import { DOC_LANGS, DOCUMENT_LIMITS, isFileType } from '@gemba/contract/documents/document-shapes';
import { parseDocumentFileName } from '@gemba/contract/documents/file-name';

export type DocLang = (typeof DOC_LANGS)[number];

export const endingOf = (name: string) => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The name by which a file of this part is stored. */
export const suggestedName = (partNumber: string, revision: string, docLang: DocLang, ending: string) =>
  `${partNumber}_${revision}_${docLang}.${ending}`;

/** What a name says, where it says what is needed. */
export const readName = (name: string) => {
  const parsed = parseDocumentFileName(name);
  const docLang = DOC_LANGS.find((one) => one === parsed?.language);
  return parsed && docLang && { ...parsed, docLang };
};

export type FileFault = 'nameInvalid' | 'languageNotAllowed' | 'typeNotAllowed' | 'empty' | 'tooLarge';

/** What is wrong with a file before it is sent, by the rules that the server refuses by. */
export const fileFault = (name: string, byteCount: number): FileFault | undefined => {
  const read = readName(name);
  if (!read) return parseDocumentFileName(name) ? 'languageNotAllowed' : 'nameInvalid';
  if (!isFileType(read.extension)) return 'typeNotAllowed';
  if (byteCount === 0) return 'empty';
  return byteCount > DOCUMENT_LIMITS.fileBytes ? 'tooLarge' : undefined;
};
