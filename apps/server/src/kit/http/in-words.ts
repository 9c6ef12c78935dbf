import { codeWords } from '@gemba/contract/kit/code-words/code-words';
import { DateText } from '@gemba/contract/kit/dates';
import type { Language } from '@gemba/contract/kit/languages';
import { type Facts, factsOf } from '@gemba/contract/kit/refusals/fill';

/** An amount stands before its currency. */
const amountsOf = (text: string) => [...text.matchAll(/\{(\w+)\} \{currency\}/g)].map(([, name]) => name as string);

/** Facts that count goods; the ledger keeps them with four decimals, a reader writes as many as there are. */
const QUANTITIES: readonly string[] = ['maximum', 'quantity', 'onHandQuantity', 'missing', 'received', 'posted'];
const DECIMAL = /^-?\d+(\.\d+)?$/;

const wordOf = (name: string, code: string, language: Language) => {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = codeWords[language];
  const ofFact = Object.hasOwn(words, name) ? words[name] : undefined;
  return ofFact && Object.hasOwn(ofFact, code) ? ofFact[code] : undefined;
};

const pens = (language: Language) => ({
  money: new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  day: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
  quantity: new Intl.NumberFormat(language, { maximumFractionDigits: 6 }),
});
/** Made once: making one costs more than all that it writes for a sentence. */
const pensOf: Readonly<Record<Language, ReturnType<typeof pens>>> = {
  'zh-CN': pens('zh-CN'),
  'en-US': pens('en-US'),
  'es-ES': pens('es-ES'),
};

/** The facts of a sentence as its reader writes and calls them: money, goods, days, states, modules. Others stay as they are. */
export const inWords = (text: string, facts: Facts, language: Language): Facts => {
  const amounts = amountsOf(text);
  const { money, day, quantity } = pensOf[language];
  const written = (name: string, fact: string) => {
    if (amounts.includes(name)) return money.format(fact as `${number}`);
    if (QUANTITIES.includes(name) && DECIMAL.test(fact)) return quantity.format(fact as `${number}`);
    if (name.endsWith('Date') && DateText.safeParse(fact).success) return day.format(new Date(fact));
    return wordOf(name, fact, language) ?? fact;
  };
  const named = factsOf(text).flatMap((name) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    return typeof fact === 'string' ? [[name, written(name, fact)] as const] : [];
  });
  return { ...facts, ...Object.fromEntries(named) };
};
