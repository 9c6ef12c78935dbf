import { expect, it } from 'vitest';
import { directionOf, growthOf } from './growth-of.ts';

it('tells a change in per cent, and none against nothing', () => {
  expect(growthOf('108.20', '100.00')).toBe('8.2');
  expect(growthOf('0.00', '12.34')).toBe('-100.0');
  expect(growthOf('5.00', '0.00')).toBeUndefined();
  expect(growthOf('5.00', '-1.00')).toBeUndefined();
});

it('knows where it went', () => {
  expect(['2.0', '-3.0', '1'].map((now) => directionOf(now, '1.0'))).toEqual(['up', 'down', 'flat']);
});
