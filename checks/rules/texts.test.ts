import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { noPlainWords } from './no-plain-words.ts';
import { screensLoadTheirTexts } from './screens-load-their-texts.ts';
import { textsInThreeLanguages } from './texts-in-three-languages.ts';
import { textsUsed } from './texts-used.ts';

const AUTH = 'apps/web/src/auth/';
const inThree = (en: string, zh: string, es: string) => ({
  [`${AUTH}texts.en.ts`]: `export default { ${en} } as const;`,
  [`${AUTH}texts.zh.ts`]: `export default { ${zh} } satisfies object;`,
  [`${AUTH}texts.es.ts`]: `const es = { ${es} };\nexport default es;`,
});

describe('texts in three languages', () => {
  it('have nothing to say to a complete catalogue', () => {
    const plural = (word: string) =>
      `n: '{count, plural, one {# ${word}} other {# ${word}s}}', deep: { a: 'x <b>{y}</b>' }`;
    expect(findingsOf(textsInThreeLanguages, inThree(plural('task'), plural('tarea'), plural('work')))).toEqual([]);
  });

  it.each([
    ['a missing key', inThree(`a: '1', b: '2'`, `a: '1', b: '2'`, `a: '1'`), 'has no "b"'],
    ['a surplus key', inThree(`a: '1'`, `a: '1', b: '2'`, `a: '1'`), 'which English lacks'],
    ['another argument', inThree(`a: 'of {total}'`, `a: '{all}'`, `a: '{total}'`), 'names (all), English (total)'],
    ['a lost tag', inThree(`a: '<b>x</b>'`, `a: 'x'`, `a: '<b>x</b>'`), 'English (<b>)'],
    ['no words', inThree(`a: 'x'`, `a: ' '`, `a: 'x'`), 'says nothing for "a"'],
    ['a plural without other', inThree(`a: '{n, plural, one {x}}'`, `a: '{n}'`, `a: '{n}'`), 'no branch "other"'],
    ['an open brace', inThree(`a: 'x'`, `a: 'x}'`, `a: 'x'`), 'no ICU message'],
  ])('find %s', (_, files, said) => {
    expect(findingsOf(textsInThreeLanguages, files)).toEqual([expect.stringContaining(said)]);
  });
});

describe('every text is used', () => {
  const catalogue = inThree(`title: 'x', role: { admin: 'x' }`, '', '');

  it('by a literal, a template, or its whole way', () => {
    const screen = { [`${AUTH}Login.tsx`]: 'const a = t("title"); const b = t(`role.${who}`);' };
    expect(findingsOf(textsUsed, { ...catalogue, ...screen })).toEqual([]);
    const far = { 'apps/web/src/kit/a.ts': 'const a = messages.auth.title; const b = messages.auth.role.admin;' };
    expect(findingsOf(textsUsed, { ...catalogue, ...far })).toEqual([]);
  });

  it('and one that only another capability names is not', () => {
    const screen = {
      'apps/web/src/orders/Orders.tsx': `const t = useTranslations('orders'); t('title'); t('role.admin');`,
    };
    expect(findingsOf(textsUsed, { ...catalogue, ...screen })).toEqual([
      expect.stringContaining('nothing says "title"'),
      expect.stringContaining('nothing says "role.admin"'),
    ]);
  });

  it('by the name of a screen where it is a title', () => {
    const titles = inThree(`screens: { login: 'Sign in', other: 'Other' }`, '', '');
    const screens = { [`${AUTH}screens.ts`]: `export const authScreens = { '/login': { title: 'login' } };` };
    expect(findingsOf(textsUsed, { ...titles, ...screens })).toEqual([
      expect.stringContaining('nothing says "screens.other"'),
    ]);
  });
});

describe('no words outside the catalogues', () => {
  it.each([
    '<p>Sign in</p>',
    '<p>{"Sign in"}</p>',
    '<button aria-label="Close" />',
    '<input placeholder={`Part`} />',
    '<>Hello</>',
  ])('finds %s', (jsx) => {
    expect(findingsOf(noPlainWords, { [`${AUTH}A.tsx`]: `const a = ${jsx};` })).toHaveLength(1);
  });

  it.each([
    '<p>{t("title")}</p>',
    '<p className="wide">·</p>',
    '<p>{count} / {total}</p>',
    '<p>Gemba</p>',
    '<a href="/login" role="link" />',
  ])('lets %s be', (jsx) => {
    expect(findingsOf(noPlainWords, { [`${AUTH}A.tsx`]: `const a = ${jsx};` })).toEqual([]);
  });
});

describe('screens load the texts that they say', () => {
  const screens = (texts: string, lazily = `import('./Sheet.tsx')`) => ({
    'apps/web/src/orders/screens.ts': `const texts = ['orders'] as const;
      export const ordersScreens = {
        '/orderList': { ${texts}, load: async () => (await import('./List.tsx')).List },
      };`,
    'apps/web/src/orders/List.tsx': `import { Tag } from '../parts/index.ts';
      import type { Form } from '../kit/Form.tsx';
      const t = useTranslations('orders'); const kit = useTranslations('kit'); const Sheet = lazy(() => ${lazily});`,
    'apps/web/src/orders/Sheet.tsx': `const t = useTranslations('posting.kept');`,
    'apps/web/src/kit/Form.tsx': `const t = useTranslations('forms');`,
    'apps/web/src/parts/index.ts': `export { Tag } from './Tag.tsx'; export { Other } from './Other.tsx';`,
    'apps/web/src/parts/Tag.tsx': `const t = useTranslations('parts');`,
    'apps/web/src/parts/Other.tsx': `const t = useTranslations('labels');`,
  });

  it.each([`texts: ['orders', 'parts', 'posting']`, `texts: [...texts, 'parts', 'posting'] as const`])(
    'counts every file that is loaded with the screen: %s',
    (texts) => {
      expect(findingsOf(screensLoadTheirTexts, screens(texts))).toEqual([]);
    },
  );

  it('finds a screen that does not load them', () => {
    expect(findingsOf(screensLoadTheirTexts, screens('texts'))).toEqual([
      expect.stringMatching(/screens\.ts:3 .*parts\/Tag\.tsx says texts of "parts"/),
      expect.stringMatching(/screens\.ts:3 .*orders\/Sheet\.tsx says texts of "posting"/),
    ]);
  });

  it('lets a part that is drawn later bring its texts', () => {
    const brought = `Promise.all([import('./Sheet.tsx'), ensureTexts('posting')])`;
    expect(findingsOf(screensLoadTheirTexts, screens(`texts: [...texts, 'parts']`, brought))).toEqual([]);
  });
});
