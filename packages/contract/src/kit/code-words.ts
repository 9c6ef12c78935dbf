import en, { type CodeWords } from './code-words.en.ts';
import es from './code-words.es.ts';
import zh from './code-words.zh.ts';
import type { Language } from './languages.ts';

/** Of each fact that is a code, what its codes are called. */
export const codeWords: Record<Language, CodeWords> = { 'en-US': en, 'zh-CN': zh, 'es-ES': es };
