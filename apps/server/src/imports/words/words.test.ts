import { IMPORT_GROUPS } from '@gemba/contract/imports/kinds/import-kind';
import { LANGUAGES } from '@gemba/contract/kit/languages';
import { expect, it } from 'vitest';
import { headingOf } from '../kinds/heading-of.ts';
import { IMPORT_TABLES } from '../tables/index.ts';
import { faultIn, inLanguage } from './words.ts';

const said = IMPORT_TABLES.flatMap(({ references = [], columns, settled = [], late = [] }) => [
  ...references.map(({ what }) => what),
  ...columns.flatMap(({ named }) => (named ? [named.what] : [])),
  ...[...settled, ...late].map(({ why }) => why),
]);

it('every reason and noun of a declaration has its words in Chinese and Spanish', () => {
  const lacking = [...new Set(said)].filter(
    (english) => inLanguage(english, 'zh-CN') === english || inLanguage(english, 'es-ES') === english,
  );
  // Called so in every language.
  expect(lacking.filter((english) => !['BOM', 'RMA', 'RTV', 'NCR'].includes(english))).toEqual([]);
});

it('every column of a file has its heading in three languages', () => {
  const names = new Set(IMPORT_TABLES.flatMap(({ columns }) => columns.map(({ name }) => name)));
  const lacking = [...names].filter((name) => LANGUAGES.some((language) => headingOf(name, language) === name));
  expect(lacking).toEqual([]);
});

it('a fault is told in the language of the reader, with its facts', () => {
  const fault = { line: 2, column: 'vendorId', wrong: 'NOT_FOUND', facts: { what: 'vendor', value: 'V9' } } as const;
  expect(faultIn(fault, 'en-US')).toBe('There is no vendor V9.');
  expect(faultIn(fault, 'zh-CN')).toBe('没有供应商 V9。');
  expect(faultIn(fault, 'es-ES')).toBe('No existe: proveedor V9.');
});

it('the groups of the contract have every kind once', () => {
  const grouped = Object.values(IMPORT_GROUPS).flat();
  expect([...grouped].sort()).toEqual(IMPORT_TABLES.map(({ kind }) => kind).sort());
});
