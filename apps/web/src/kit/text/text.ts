import { createTranslator, type Messages } from 'use-intl';
import { loadedTexts } from './catalogues.ts';

/** The client's own texts, which are also needed outside of React. */
export const text = (key: keyof Messages['client']): string => {
  const loaded = loadedTexts.get();
  if (!loaded) return '';
  return createTranslator({ locale: loaded.language, messages: loaded.messages, namespace: 'client' })(key);
};
