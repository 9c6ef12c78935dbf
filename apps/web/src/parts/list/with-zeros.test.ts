import { expect, it } from 'vitest';
import { withZeros } from './with-zeros.ts';

it('takes letters for the digits that they look like, and says so only where there are some', () => {
  expect(withZeros(' brg-62o4 ')).toBe('BRG-6204');
  expect(withZeros('RNG-47-INT')).toBe('RNG-47-1NT');
  expect(withZeros('BRG-6204')).toBeUndefined();
});
