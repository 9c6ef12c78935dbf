import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import { expect, it } from 'vitest';
import { filterRows } from './filter-rows.ts';

const row = (path: string, component: string, short = '0.0000', description = '') =>
  ({ path, component, short, description, descriptionZh: null, descriptionEs: null, replaceItem: null }) as BomRow;
const rows = [
  row('1', 'SHA-IN-220', '0.0000', 'Input shaft'),
  row('1.1', 'BRG-6204', '620.0000', 'Ball bearing'),
  row('1.2', 'KEY-8X7', '0.0000', 'Parallel key'),
  row('2', 'FST-M8', '0.5000', 'Écrou'),
  row('2.10', 'BRG-6306'),
];
const paths = (filter: Parameters<typeof filterRows>[1]) => filterRows(rows, filter).rows.map(({ path }) => path);

it('keeps the rows that lead to what fits, and no others', () => {
  expect(paths({ short: true, q: '' })).toEqual(['1', '1.1', '2']);
  expect(paths({ short: false, q: ' brg ' })).toEqual(['1', '1.1', '2', '2.10']);
  expect(paths({ short: true, q: 'brg' })).toEqual(['1', '1.1']);
  expect(paths({ short: false, q: 'ecrou' })).toEqual(['2']);
  expect(paths({ short: false, q: 'nothing' })).toEqual([]);
});

it('counts what fits, without the rows that lead to it', () => {
  expect(filterRows(rows, { short: true, q: '' }).count).toBe(2);
});
