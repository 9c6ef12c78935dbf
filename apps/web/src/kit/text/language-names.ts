import type { Language } from '@gemba/contract/kit/languages';

/** Each in its own language: the person who looks for it may read no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'zh-CN': '简体中文',
  'es-ES': 'Español',
};
