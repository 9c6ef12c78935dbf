import { DOC_LANGS, DOCUMENT_LIMITS } from '@gemba/contract/documents/document-shapes';
import { parseDocumentFileName } from '@gemba/contract/documents/file-name';
import { useTranslations } from 'use-intl';
import type { ChosenFile } from './FilePart.tsx';
import { endingOf, fileFault } from './file-fault.ts';

/** What is wrong with a file, in the words of the server. */
export const useFileSentence = () => {
  const t = useTranslations('documents');
  return ({ name, content }: ChosenFile): string | undefined => {
    const fault = fileFault(name, content.size);
    const facts = {
      ...{ extension: endingOf(name), maximum: DOCUMENT_LIMITS.fileMegabytes },
      ...{ language: parseDocumentFileName(name)?.language ?? '', languages: DOC_LANGS.join(', ') },
    };
    return fault && t(`fault.${fault}`, facts);
  };
};
