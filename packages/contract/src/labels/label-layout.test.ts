import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../kit/languages.ts';
import { factsOf } from '../kit/refusals/fill.ts';
import { builtInLayouts, fieldChoices, LABEL_SECTIONS, type LabelLayout, wordsOfField } from './label-layout.ts';
import { layoutRules } from './label-layout-rules.ts';
import { LABEL_TEMPLATES } from './label-shapes.ts';
import { LABEL_WORDS, labelWords } from './label-words.ts';

const codesOf = (template: (typeof LABEL_TEMPLATES)[number], part: Partial<LabelLayout>) =>
  layoutRules(template, { ...builtInLayouts[template], ...part }).map(({ code, field }) => [code, field]);

describe('a layout', () => {
  it.each(LABEL_TEMPLATES)(
    'of the template %s is right as it is built in, and with every field that it can have',
    (template) => {
      expect(layoutRules(template, builtInLayouts[template])).toEqual([]);
      const all = Object.fromEntries(LABEL_SECTIONS.map((section) => [section, [...fieldChoices[template][section]]]));
      expect(codesOf(template, all)).toEqual([]);
    },
  );

  it('has every field once, in a section that can show it', () => {
    expect(codesOf('part', { facts: ['lot', 'lot'] })).toEqual([['LABEL_LAYOUT_INVALID', 'layout.facts']]);
    expect(codesOf('part', { lines: ['numbered'] })).toEqual([['LABEL_LAYOUT_INVALID', 'layout.lines']]);
    expect(codesOf('location', { facts: ['quantity'] })).toEqual([['LABEL_LAYOUT_INVALID', 'layout.facts']]);
  });

  it('keeps the placeholders of the words, and has each word once in a language', () => {
    const word = (text: string) => codesOf('box', { words: [{ language: 'en-US', word: 'so', text }] });
    expect(word('Order no. {number}')).toEqual([]);
    for (const text of ['Order', 'Order {so}', 'Order {number} {', '{number} {at}'])
      expect(word(text)).toEqual([['LABEL_WORDING_INVALID', 'layout.words']]);
    const twice = { language: 'zh-CN', word: 'lot', text: '炉号' } as const;
    expect(codesOf('box', { words: [twice, twice] })).toEqual([['LABEL_LAYOUT_INVALID', 'layout.words']]);
  });
});

describe('the words of labels', () => {
  it('ask for the same facts in every language', () => {
    for (const word of LABEL_WORDS)
      for (const language of LANGUAGES)
        expect(factsOf(labelWords[language][word])).toEqual(factsOf(labelWords['en-US'][word]));
  });

  it('all belong to a field that can be chosen', () => {
    const used = LABEL_TEMPLATES.flatMap((template) =>
      LABEL_SECTIONS.flatMap((section) => fieldChoices[template][section]).flatMap((field) =>
        wordsOfField(template, field),
      ),
    );
    expect([...new Set(used)].sort()).toEqual([...LABEL_WORDS].sort());
  });
});
