import { IMPORT_GROUPS } from '@gemba/contract/imports/kinds/import-kind';
import { LANGUAGES } from '@gemba/contract/kit/languages';
import { expect, it } from 'vitest';
import { bothValues } from '../conflicts/both-values.ts';
import { headingOf } from '../kinds/heading-of.ts';
import { tableOfKind } from '../kinds/table-of-kind.ts';
import { IMPORT_TABLES } from '../tables/index.ts';
import { codeWord } from './code-words.ts';
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

it('every code that a conflict can show has its words in three languages', () => {
  // Classes of parts are called A, B and C.
  const shown = IMPORT_TABLES.flatMap(({ columns, settled = [] }) =>
    columns.filter(
      ({ name }) => name !== 'inventoryClass' && settled.some((rule) => rule.columns?.includes(name) ?? true),
    ),
  );
  const codes = shown.flatMap(({ name, codes: known = [] }) => known.map((code) => [name, code] as const));
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter(([name, code]) => LANGUAGES.some((language) => !codeWord(name, code, language)))).toEqual([]);
});

it('the values of a conflict say what they are: numbers, days, yes or no, and codes in the language of the reader', () => {
  const shown = (kind: 'workOrders' | 'accounts', column: string, here: string | null, there: string) =>
    bothValues(tableOfKind(kind), { column, here, there }, 'es-ES');
  expect(shown('workOrders', 'quantityOrdered', '1200.5', '10')).toEqual({
    valueKind: 'NUMBER',
    here: '1200.5',
    there: '10',
  });
  expect(shown('workOrders', 'dueDate', null, '2026-02-01')).toMatchObject({ valueKind: 'DAY', here: null });
  expect(shown('workOrders', 'status', 'APPROVED', 'CANCELLED')).toEqual({
    valueKind: 'TEXT',
    here: 'aprobado',
    there: 'cancelado',
  });
  expect(shown('accounts', 'active', 'true', 'false')).toMatchObject({ valueKind: 'YES_NO' });
});

it('a reason keeps the names behind it in every language', () => {
  expect(inLanguage('postings use the account: CASH, WIP', 'zh-CN')).toBe('过账正在使用该科目: CASH, WIP');
  expect(inLanguage('postings use the account', 'zh-CN')).toBe('过账正在使用该科目');
});
