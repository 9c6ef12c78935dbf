import { expect, it } from 'vitest';
import { withShare } from './split-quantity.ts';

const shares = (quantities: string[], index: number, quantity: string, total: string) =>
  withShare(
    quantities.map((own) => ({ quantity: own })),
    index,
    quantity,
    total,
  ).map((row) => row.quantity);

it('takes the share of the second place from the first', () => {
  expect(shares(['200', '0'], 1, '50', '200')).toEqual(['150', '50']);
  expect(shares(['12.5', '0'], 1, '0.25', '12.5')).toEqual(['12.25', '0.25']);
  expect(shares(['150', '50'], 0, '180', '200')).toEqual(['180', '20']);
});

it('takes from the next place where the first has not enough', () => {
  expect(shares(['20', '100', '80'], 2, '150', '200')).toEqual(['0', '50', '150']);
});

it('takes nothing as long as there is room, and never makes room', () => {
  expect(shares(['150', '0'], 1, '30', '200')).toEqual(['150', '30']);
  expect(shares(['150', '50'], 1, '20', '200')).toEqual(['150', '20']);
});

it('leaves more than the total to be seen, and takes nothing without a total', () => {
  expect(shares(['150', '50'], 1, '250', '200')).toEqual(['0', '250']);
  expect(shares(['5', '0'], 1, '3', '0')).toEqual(['5', '3']);
});
