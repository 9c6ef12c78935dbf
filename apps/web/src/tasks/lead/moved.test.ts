import { expect, it } from 'vitest';
import { movedBy } from './moved.ts';

it('changes places with the neighbour, and stays at the ends', () => {
  expect(movedBy([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(movedBy([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect(movedBy([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(movedBy([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
  expect(movedBy([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
});
