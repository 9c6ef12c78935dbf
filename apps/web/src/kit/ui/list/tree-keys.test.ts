import { expect, it } from 'vitest';
import { targetInTree } from './tree-keys.ts';

const lines = [
  { level: 0, position: 0, setSize: 2, expanded: true },
  { level: 1, position: 0, setSize: 2, expanded: false },
  { level: 1, position: 1, setSize: 2, expanded: undefined },
  { level: 0, position: 1, setSize: 2, expanded: undefined },
];
const press = (key: string, from: number) => targetInTree(key, from, (line) => lines[line]);

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, undefined],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, undefined],
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 'toggle'],
  ['ArrowRight', 2, undefined],
  ['ArrowLeft', 0, 'toggle'],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 3, undefined],
  ['Home', 2, 0],
  ['End', 0, 3],
  [' ', 1, 'toggle'],
  [' ', 2, undefined],
  ['Enter', 2, 'follow'],
  ['x', 0, undefined],
] as const)('%s on line %i goes to %s', (key, from, to) => {
  expect(press(key, from)).toBe(to);
});
