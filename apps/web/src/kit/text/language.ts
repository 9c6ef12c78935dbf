import { LANGUAGES, type Language, preferredLanguage } from '@gemba/contract/kit/languages';
import { stored } from '../store/stored.ts';

/** The language that the person chose; until then the browser's. */
export const language = stored<Language>('language', {
  read: (text) => LANGUAGES.find((known) => known === text) ?? preferredLanguage(navigator.languages ?? []),
  write: (value) => value,
});
