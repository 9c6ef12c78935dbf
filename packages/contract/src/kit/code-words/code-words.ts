import type { Language } from '../languages.ts';
import type { CodeWords } from './code-words.en.ts';
import en from './code-words.en.ts';
import es from './code-words.es.ts';
import zh from './code-words.zh.ts';

/** The words for the codes of each fact that is a code. */
export const codeWords: Record<Language, CodeWords> = { 'en-US': en, 'zh-CN': zh, 'es-ES': es };
