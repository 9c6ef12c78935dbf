import { factsOf } from '../kit/refusals/fill.ts';
import { broken, type Violation, when } from '../kit/rules.ts';
import { fieldChoices, LABEL_SECTIONS, type LabelLayout, type LabelWording } from './label-layout.ts';
import type { LabelTemplate } from './label-shapes.ts';
import { labelWords } from './label-words.ts';

const isRepeated = (values: readonly string[]) => new Set(values).size < values.length;

/** A word keeps the placeholders of the built-in one, such as `{number}`: without them the label would say nothing. */
export const isFitWording = ({ word, text }: Pick<LabelWording, 'word' | 'text'>) =>
  factsOf(text).join() === factsOf(labelWords['en-US'][word]).join() && !/[{}]/.test(text.replace(/\{\w+\}/g, ''));

export function layoutRules(template: LabelTemplate, layout: LabelLayout): Violation[] {
  const choices = fieldChoices[template];
  const names = layout.words.map(({ language, word }) => `${language} ${word}`);
  return [
    ...LABEL_SECTIONS.flatMap((section) => {
      const chosen = layout[section];
      const isWrong = isRepeated(chosen) || chosen.some((field) => !choices[section].includes(field));
      return when(isWrong, () => broken('LABEL_LAYOUT_INVALID', `layout.${section}`));
    }),
    ...layout.words.flatMap((wording) =>
      when(!isFitWording(wording), () => broken('LABEL_WORDING_INVALID', 'layout.words', { text: wording.text })),
    ),
    ...when(isRepeated(names), () => broken('LABEL_LAYOUT_INVALID', 'layout.words')),
  ];
}
