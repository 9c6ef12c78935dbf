import type { Language } from '@gemba/contract/kit/languages';
import { createTranslator } from 'use-intl';

const namesIn = (words: string, pattern: RegExp) => [...words.matchAll(pattern)].map(([, name]) => name as string);

/** Whether a custom text can be drawn wherever ours is: it is well formed and asks for nothing that ours is not given. */
export const fits = (custom: string, ours: string, locale: Language) => {
  let wrong = custom.trim() === '' && ours !== '';
  const say = createTranslator({
    locale,
    messages: { custom } as never,
    onError: () => {
      wrong = true;
    },
  }) as unknown as { markup: (key: string, values: object) => string };
  const given = namesIn(ours, /\{\s*(\w+)/g).map((name) => [name, 1]);
  const tags = namesIn(ours, /<(\w+)>/g).map((name) => [name, (inner: string) => inner]);
  say.markup('custom', Object.fromEntries([...given, ...tags]));
  return !wrong;
};
