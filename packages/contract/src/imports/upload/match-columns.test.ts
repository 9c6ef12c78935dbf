import { describe, expect, it } from 'vitest';
import type { ImportColumn, ImportKind } from '../kinds/import-kind.ts';
import { matchColumns, missingColumns, suggestKind } from './match-columns.ts';

const column = (name: string, more: Partial<ImportColumn> = {}): ImportColumn => ({
  name,
  heading: name,
  otherNames: [],
  example: '',
  key: false,
  needed: false,
  ...more,
});
const parts: ImportKind = {
  kind: 'parts',
  columns: [
    column('partNumber', { key: true, needed: true, otherNames: ['Part #', '料号'] }),
    column('description', { needed: true }),
    column('uom'),
    column('material'),
  ],
};
const locations: ImportKind = {
  kind: 'locations',
  columns: [column('location', { key: true, needed: true }), column('description')],
};
const matched = (...names: string[]) => matchColumns(parts.columns, names);

describe('columns of a file', () => {
  it('are found by our name, by a heading of a list and by the names of other systems, in any spelling', () => {
    expect(matched('PART_NUMBER', 'Description ', 'U.O.M.')).toEqual(['partNumber', 'description', 'uom']);
    expect(matched('料号', '名称', 'Unit')).toEqual(['partNumber', 'description', 'uom']);
    expect(matched('Item No', 'whatever', '')).toEqual(['partNumber', null, null]);
  });

  it('have each of ours once: our own name wins over that of another system, the first over the second', () => {
    expect(matched('SKU', 'partNumber')).toEqual([null, 'partNumber']);
    expect(matched('Material', 'Item')).toEqual(['material', 'partNumber']);
    expect(matched('description', 'Description')).toEqual(['description', null]);
  });

  it('that are missing are told: those that every row needs, and those of new rows', () => {
    expect(missingColumns(parts.columns, ['uom', null])).toEqual({ keys: ['partNumber'], forNew: ['description'] });
    expect(missingColumns(parts.columns, ['partNumber', 'description'])).toEqual({ keys: [], forNew: [] });
  });
});

describe('the kind of a file', () => {
  const suggested = (fileName: string, ...names: string[]) => suggestKind([locations, parts], fileName, names)?.kind;

  it('is the one that its name says, else the one that knows most of its columns', () => {
    expect(suggested('Parts-2026-11.csv', 'location')).toBe('parts');
    expect(suggested('export (3).csv', 'Item', 'Description', 'Unit')).toBe('parts');
    expect(suggested('export.csv', 'Bin', 'Description')).toBe('locations');
    expect(suggested('export.csv', 'colour')).toBeUndefined();
  });
});
