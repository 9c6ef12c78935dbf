import { expect, it } from 'vitest';
import { runsOf } from './runs-of.ts';

it('keeps the order and joins only neighbours', () => {
  const rows = ['A1', 'A2', 'B1', 'A3'];
  expect(runsOf(rows, (row) => row.slice(0, 1))).toEqual([
    { key: 'A', rows: ['A1', 'A2'] },
    { key: 'B', rows: ['B1'] },
    { key: 'A', rows: ['A3'] },
  ]);
});
