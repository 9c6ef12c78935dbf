import { type Catalogue, cataloguesIn, fileOf, LANGUAGES, type Language } from '../kit/catalogue.ts';
import { namesIn } from '../kit/icu.ts';
import type { Finding, Rule } from '../kit/rule.ts';

const namesOf = (words: string) => {
  try {
    return [...namesIn(words)].sort().join(', ');
  } catch (error) {
    return error as Error;
  }
};

function wrongIn(catalogue: Catalogue, language: Language): Finding[] {
  const english = catalogue.languages.en;
  const texts = catalogue.languages[language];
  const file = fileOf(catalogue, language);
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => `has no "${key}". Translate it.`);
  const surplus = [...texts.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `has "${key}", which English lacks. Add it there, or remove it.`);
  const shapes = [...texts].flatMap(([key, words]) => {
    if (words.trim() === '') return [`says nothing for "${key}". Write its words.`];
    const names = namesOf(words);
    if (names instanceof Error) return [`"${key}" is no ICU message: ${names.message}.`];
    const wanted = namesOf(english.get(key) ?? words);
    return names === wanted || wanted instanceof Error
      ? []
      : [`"${key}" names (${names}), English (${wanted}). Name the same.`];
  });
  return [...missing, ...surplus, ...shapes].map((text) => ({ file, text }));
}

export const textsInThreeLanguages: Rule = {
  name: 'texts in three languages',
  check(tree) {
    const catalogues = cataloguesIn(tree);
    const keys = catalogues.reduce((sum, { languages }) => sum + languages.en.size, 0);
    const findings = catalogues.flatMap((one) => LANGUAGES.flatMap((language) => wrongIn(one, language)));
    return { figures: `${catalogues.length} catalogues, ${keys} texts each`, findings };
  },
};
