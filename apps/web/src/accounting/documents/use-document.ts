import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import type en from '../texts.en.ts';
import { documentAddress, type NamedDocument } from './document-address.ts';

type Kind = keyof (typeof en)['document'];

/** The word for the kind of a document, and its address where this person may open it. */
export const useDocument = () => {
  const t = useTranslations('accounting');
  const linkTo = useLinkTo();
  return {
    kindOf: ({ documentKind }: NamedDocument) => {
      const word = `document.${documentKind as Kind}` as const;
      return t.has(word) ? t(word) : documentKind;
    },
    addressOf: (document: NamedDocument) => documentAddress(document, linkTo),
  };
};
