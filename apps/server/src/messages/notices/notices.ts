import type { Language } from '@gemba/contract/kit/languages';
import { type Facts, fill, sayable } from '@gemba/contract/kit/refusals/fill';
import type { NamedOrder, NoticeCode, NoticeTexts, PushCode } from './notice-texts.ts';
import { english } from './texts.en.ts';
import { spanish } from './texts.es.ts';
import { chinese } from './texts.zh.ts';

const texts: Record<Language, NoticeTexts> = { 'en-US': english, 'zh-CN': chinese, 'es-ES': spanish };

const nameOf = ({ type, number }: NamedOrder, language: Language) => fill(texts[language].orders[type], { number });

/** The title and content of a notice in one language. `orders` are named as its readers call them. */
export function noticeIn(language: Language, code: NoticeCode, orders: readonly NamedOrder[], facts: Facts) {
  const names = orders.map((order) => nameOf(order, language));
  const all = { ...facts, order: names[0], orders: names.join(', '), count: names.length };
  const say = (text: string) => fill(sayable(text, all), all);
  const { title, content } = texts[language].notices[code];
  return { title: say(title), content: say(content) };
}

export function pushTextIn(language: Language, code: PushCode, facts: Facts, order?: NamedOrder) {
  const { title, body } = texts[language].pushes[code];
  const all = { ...facts, order: order && nameOf(order, language) };
  return { title: fill(title, all), body: fill(body, all) };
}
