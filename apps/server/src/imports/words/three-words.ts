import type { Language } from '@gemba/contract/kit/languages';

/** English, Chinese and Spanish. */
export type ThreeWords = readonly [string, string, string];

const PLACE: Readonly<Record<Language, 0 | 1 | 2>> = { 'en-US': 0, 'zh-CN': 1, 'es-ES': 2 };

export const inOne = (words: ThreeWords, language: Language) => words[PLACE[language]];
