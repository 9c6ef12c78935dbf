import { createTranslator, type Messages } from 'use-intl';
import { loadedTexts } from './catalogues.ts';

/** The client's own words, which have to be said outside of React too. */
export const text = (key: keyof Messages['client']): string => {
  const loaded = loadedTexts.get();
  if (!loaded) return '';
  return createTranslator({ locale: loaded.language, messages: loaded.messages, namespace: 'client' })(key);
};
