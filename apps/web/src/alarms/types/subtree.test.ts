import { expect, it } from 'vitest';
import { subtreeOf } from './subtree.ts';

const types = [
  { type: 1, parent: null },
  { type: 2, parent: 1 },
  { type: 3, parent: 2 },
  { type: 4, parent: 1 },
  { type: 5, parent: null },
];

it('holds a type and everything below it, and nothing beside it', () => {
  expect(subtreeOf(types, 1).map(({ type }) => type)).toEqual([1, 2, 3, 4]);
  expect(subtreeOf(types, 2).map(({ type }) => type)).toEqual([2, 3]);
  expect(subtreeOf(types, 5).map(({ type }) => type)).toEqual([5]);
});
