import { expect, it } from 'vitest';
import { clockFace } from './clock-face.ts';

it('shows hours, minutes and seconds, over a day too, and never less than nothing', () => {
  expect(clockFace(5_076_000)).toBe('01:24:36');
  expect(clockFace(26 * 3_600_000)).toBe('26:00:00');
  expect(clockFace(-1)).toBe('00:00:00');
});

it('leaves the hours out on the short face until there are some', () => {
  expect(clockFace(308_000, { short: true })).toBe('05:08');
  expect(clockFace(3_600_000, { short: true })).toBe('01:00:00');
});
