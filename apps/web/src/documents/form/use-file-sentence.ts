import { DOCUMENT_LIMITS } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import type { ChosenFile } from './FilePart.tsx';
import { endingOf, fileFault } from './file-fault.ts';

/** What is wrong with a file, in the words of the server. */
export const useFileSentence = () => {
  const t = useTranslations('documents');
  return ({ name, content }: ChosenFile): string | undefined => {
    const fault = fileFault(name, content.size);
    return fault && t(`fault.${fault}`, { extension: endingOf(name), maximum: DOCUMENT_LIMITS.fileMegabytes });
  };
};
