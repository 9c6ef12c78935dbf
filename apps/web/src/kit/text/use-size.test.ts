import { expect, it } from 'vitest';
import { sizeOf } from './use-size.ts';

it.each([
  [0, '0 kB'],
  [938, '0.9 kB'],
  [1536, '1.5 kB'],
  [52_428_800, '50 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes, 'en-US')).toBe(words);
});
