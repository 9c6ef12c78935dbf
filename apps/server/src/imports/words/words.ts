import type { Language } from '@gemba/contract/kit/languages';
import { refused } from '../../kit/http/answer.ts';
import { type Fault, sentenceOf } from '../faults.ts';
import es from './words.es.ts';
import zh from './words.zh.ts';
import type { Words } from './words-shape.ts';

const words: Readonly<Record<Exclude<Language, 'en-US'>, Words>> = { 'zh-CN': zh, 'es-ES': es };

/** A reason, perhaps with names behind a colon, a noun or a rule of a declaration, in the language of the reader. */
export const inLanguage = (said: string, language: Language) => {
  if (language === 'en-US') return said;
  const { facts } = words[language];
  const [reason = '', ...names] = said.split(': ');
  const known = facts[said] ?? facts[reason];
  return known === undefined ? said : [known, ...(facts[said] === undefined ? names : [])].join(': ');
};

/** A fault in the language of the reader. */
export const faultIn = (fault: Fault, language: Language) => {
  const { wrong, facts = {}, refusal } = fault;
  if (refusal) return refused(refusal.code, refusal.facts, language).msg;
  if (language === 'en-US') return sentenceOf(fault);
  const translated = Object.entries(facts).map(([name, fact]) => [name, inLanguage(fact, language)] as const);
  return sentenceOf({ wrong, facts: Object.fromEntries(translated) }, words[language].faults);
};
