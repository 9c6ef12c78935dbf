import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cellOf, columnsOf } from './columns.ts';
import en from './headings/headings.en.ts';
import es from './headings/headings.es.ts';
import { headingOf } from './headings/headings.ts';
import zh from './headings/headings.zh.ts';
import { LANGUAGES } from './languages.ts';
import { Money } from './money.ts';
import { pageOf } from './page.ts';

const list = defineCall({
  name: 'sample',
  method: 'GET',
  path: '/sample',
  summary: 'A list of everything a row can hold',
  access: 'signedIn',
  reply: pageOf(
    z.strictObject({
      part: z.string(),
      total: z.nullable(Money),
      itemCount: z.int(),
      hold: z.boolean(),
      onhand: z.strictObject({ old: Money, new: Money }),
      openEcns: z.array(z.strictObject({ ecnNumber: z.string(), dueDate: z.nullable(z.string()) })),
      version: z.int(),
    }),
  ),
});

const row = {
  part: '-1E2',
  total: null,
  itemCount: 2,
  hold: false,
  onhand: { old: '1', new: '-2' },
  version: 9,
  openEcns: [
    { dueDate: null, ecnNumber: 'E-1' },
    { dueDate: '2026-01-02', ecnNumber: 'E-2' },
  ],
};

describe('a list as a table', () => {
  it('has a column for each field of its rows, numbers as numbers, and none that only a program needs', () => {
    expect(columnsOf(list)?.map(({ path, kind }) => `${path.join('.')}: ${kind}`)).toEqual([
      'part: text',
      'total: number',
      'itemCount: number',
      'hold: text',
      'onhand.old: number',
      'onhand.new: number',
      'openEcns: text',
    ]);
    expect(columnsOf({ ...list, reply: z.null() })).toBeUndefined();
  });

  it('has the columns that its call names, where it names some', () => {
    expect(columnsOf({ ...list, columns: ['onhand.new', 'version'] })?.map(({ path }) => path)).toEqual([
      ['onhand', 'new'],
      ['version'],
    ]);
    expect(() => columnsOf({ ...list, columns: ['nothing'] })).toThrow('no row holds nothing');
    const [hold] = columnsOf({ ...list, columns: ['hold:active'] }) ?? [];
    expect(hold && [cellOf(row, hold), headingOf(hold, 'en-US')]).toEqual(['false', 'Active']);
  });

  it('tells every cell plainly', () => {
    expect(columnsOf(list)?.map((column) => cellOf(row, column))).toEqual([
      '-1E2',
      null,
      '2',
      'false',
      '1',
      '-2',
      'E-1 -; E-2 2026-01-02',
    ]);
    expect(cellOf({ ...row, onhand: null }, { path: ['onhand', 'new'], kind: 'number' })).toBeNull();
  });
});

it('has a heading in three languages for every column', () => {
  for (const words of [en, zh, es]) expect(Object.values(words).every((heading) => /\S/.test(heading))).toBe(true);
  expect(LANGUAGES.map((language) => headingOf({ path: ['onhand', 'old'] }, language))).toEqual([
    'On hand · old',
    '现有 · 旧',
    'Existencias · anterior',
  ]);
});
