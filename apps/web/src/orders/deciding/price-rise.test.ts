import { expect, it } from 'vitest';
import { notableChange, steepestRise } from './price-rise.ts';

const asked = (price: string | null, lastPoCost: string | null) => ({ price, lastPoCost });

it('tells a price that moved by five per cent or more, up or down, and no smaller one', () => {
  expect(notableChange(asked('105', '100'))).toBe('5.0');
  expect(notableChange(asked('104.9', '100'))).toBeUndefined();
  expect(notableChange(asked('95', '100'))).toBe('-5.0');
  expect(notableChange(asked('95.1', '100'))).toBeUndefined();
});

it('compares with nothing where nothing was paid before', () => {
  expect(notableChange(asked('105', null))).toBeUndefined();
  expect(notableChange(asked('105', '0'))).toBeUndefined();
  expect(notableChange(asked(null, '100'))).toBeUndefined();
});

it('names the steepest rise, and no fall', () => {
  const lines = [asked('108', '100'), asked('50', '100'), asked('112', '100')];
  expect(steepestRise(lines)).toBe('12.0');
  expect(steepestRise([asked('50', '100')])).toBeUndefined();
});
