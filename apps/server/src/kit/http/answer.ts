import type { Envelope } from '@gemba/contract/kit/envelope';
import type { Facts } from '@gemba/contract/kit/fill';
import { fill } from '@gemba/contract/kit/fill';
import type { Language } from '@gemba/contract/kit/languages';
import { type RefusalCode, refusals } from '@gemba/contract/kit/refusals';
import en from '@gemba/contract/kit/refusals.en';
import es from '@gemba/contract/kit/refusals.es';
import zh from '@gemba/contract/kit/refusals.zh';

const texts: Record<Language, Record<RefusalCode, string>> = { 'en-US': en, 'zh-CN': zh, 'es-ES': es };

/** An amount stands before its currency; it is written as the reader's language writes money. */
const withMoney = (text: string, facts: Facts, language: Language): Facts => {
  const figures = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amounts = [...text.matchAll(/\{(\w+)\} \{currency\}/g)].map(([, name]) => name as string);
  const written = amounts.flatMap((name) => {
    const amount = facts[name];
    return typeof amount === 'string' ? [[name, figures.format(amount as `${number}`)]] : [];
  });
  return { ...facts, ...Object.fromEntries(written) };
};

/** A refusal as the caller gets it: a stable name, a sentence in its language, and the facts a form needs. */
export const refused = (code: RefusalCode, facts: Facts, language: Language): Envelope => ({
  code: refusals[code].status,
  msgCode: code,
  msg: fill(texts[language][code], withMoney(texts[language][code], facts, language)),
  notice: refusals[code].reaction !== 'toast',
  success: false,
  data: Object.keys(facts).length > 0 ? facts : null,
});
