import { LANGUAGES, type Language, preferredLanguage } from '@gemba/contract/kit/languages';
import { stored } from '../store/stored.ts';

/** What the person chose; until then what the browser asks for. */
export const language = stored<Language>('language', {
  read: (text) => LANGUAGES.find((one) => one === text) ?? preferredLanguage(navigator.languages ?? []),
  write: (value) => value,
});
