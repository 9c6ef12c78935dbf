import type { Envelope } from '@gemba/contract/kit/envelope';
import type { Language } from '@gemba/contract/kit/languages';
import type { Facts } from '@gemba/contract/kit/refusals/fill';
import { fill, sayable } from '@gemba/contract/kit/refusals/fill';
import { type RefusalCode, refusals } from '@gemba/contract/kit/refusals/refusals';
import en from '@gemba/contract/kit/refusals/refusals.en';
import es from '@gemba/contract/kit/refusals/refusals.es';
import zh from '@gemba/contract/kit/refusals/refusals.zh';
import { inWords } from './in-words.ts';

const texts: Record<Language, Record<RefusalCode, string>> = { 'en-US': en, 'zh-CN': zh, 'es-ES': es };

/** A refusal as the caller gets it: a stable name, a sentence in its language, and the facts a form needs. */
export const refused = (code: RefusalCode, facts: Facts, language: Language): Envelope => {
  const text = sayable(texts[language][code], facts);
  return {
    code: refusals[code].status,
    msgCode: code,
    msg: fill(text, inWords(text, facts, language)),
    notice: refusals[code].reaction !== 'toast',
    success: false,
    data: Object.keys(facts).length > 0 ? facts : null,
  };
};
