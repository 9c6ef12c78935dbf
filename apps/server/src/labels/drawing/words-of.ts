import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import type { LabelLayout } from '@gemba/contract/labels/label-layout';
import { type LabelWords, labelWords } from '@gemba/contract/labels/label-words';

/** The words of a layout in a language: the company's own, otherwise the built-in ones. */
export function wordsOf({ words }: Pick<LabelLayout, 'words'>, language: Language): LabelWords {
  const own = (wanted: Language) =>
    Object.fromEntries(words.filter((wording) => wording.language === wanted).map(({ word, text }) => [word, text]));
  // A note has no built-in text: better in another language than not at all.
  const notes = LANGUAGES.map((other) => own(other)['note']);
  return { ...labelWords[language], note: notes.find(Boolean) ?? '', ...own(language) };
}
