import { expect, it } from 'vitest';
import { LANGUAGES, langHeader, languageOf, preferredLanguage } from './languages.ts';

it('reads back the header it writes, for every language', () => {
  expect(LANGUAGES.map(langHeader)).toEqual(['en_US', 'zh_CN', 'es_ES']);
  for (const language of LANGUAGES) expect(languageOf(langHeader(language))).toBe(language);
});

it.each([
  ['zh', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['ZH_hant_HK', 'zh-CN'],
  ['es-MX', 'es-ES'],
  ['es-419', 'es-ES'],
  ['en-GB', 'en-US'],
])('serves a browser that says %s in %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

it.each([undefined, '', 'fr_FR', 'zhx', 'est', '-zh', 'zh;q=1', '__proto__'])('answers %j in English', (header) => {
  expect(languageOf(header)).toBe('en-US');
});

it("takes the first language of a browser's list that it speaks", () => {
  expect(preferredLanguage(['fr-FR', 'es', 'zh-CN'])).toBe('es-ES');
  expect(preferredLanguage(['fr-FR', 'de'])).toBe('en-US');
  expect(preferredLanguage([])).toBe('en-US');
});
