import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

it('keeps the order of the rows and puts those of one letter together', () => {
  const rows = ['A1', 'A2', 'B1', '#1'].map((id) => ({ id, letter: id.charAt(0) }));
  expect(byLetter(rows).map((group) => [group.letter, ...group.rows.map(({ id }) => id)])).toEqual([
    ['A', 'A1', 'A2'],
    ['B', 'B1'],
    ['#', '#1'],
  ]);
  expect(byLetter([])).toEqual([]);
});
