import { DOC_LANGS, DOCUMENT_LIMITS } from '@gemba/contract/documents/document-shapes';
import { parseDocumentFileName } from '@gemba/contract/documents/file-name';
import { useTranslations } from 'use-intl';
import type { ChosenFile } from './FilePart.tsx';
import { endingOf, fileError } from './file-error.ts';

/** The error of a file as text, like the server's. */
export const useFileError = (errorOf = fileError) => {
  const t = useTranslations('documents');
  return ({ name, content }: ChosenFile): string | undefined => {
    const error = errorOf(name, content.size);
    const facts = {
      extension: endingOf(name),
      maximum: DOCUMENT_LIMITS.fileMegabytes,
      language: parseDocumentFileName(name)?.language ?? '',
      languages: DOC_LANGS.join(', '),
    };
    return error && t(`error.${error}`, facts);
  };
};
