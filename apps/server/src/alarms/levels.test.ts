import { expect, it } from 'vitest';
import { firstLevel, nextLevel, toldAt } from './levels.ts';

const handler = (level: number, userId: number, presetHandler = true) => ({
  handler: { userId, name: `user ${userId}` },
  level,
  presetHandler,
  jobTitle: null,
  phone: null,
});
const HANDLERS = [handler(2, 1), handler(2, 2, false), handler(4, 3, false), handler(4, 4, false)];

it.each([
  [1, 2],
  [2, 2],
  [3, 4],
  [4, 4],
  [9, 4],
])('begins at level %i where it has a handler, else above it, else at the highest there is', (wanted, first) => {
  expect(firstLevel(HANDLERS, wanted)).toBe(first);
});

it('begins nowhere without any handler', () => {
  expect(firstLevel([], 1)).toBeUndefined();
});

it('goes on to the next level that has a handler, until there is none', () => {
  expect([1, 2, 3, 4, 9].map((level) => nextLevel(HANDLERS, level))).toEqual([2, 4, 4, undefined, undefined]);
});

it('tells the preset handlers of a level, and all of them where none is preset', () => {
  expect([2, 3, 4].map((level) => toldAt(HANDLERS, level))).toEqual([[1], [], [3, 4]]);
});
