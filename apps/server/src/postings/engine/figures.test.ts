import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costText, costUnits, moneyText, quantityUnits, share, weighted, worth } from './figures.ts';

/** Half up, by whole numbers only: nothing that a floating point number would blur. */
const rounded = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
/** Up to what the columns hold: numeric(18,4), numeric(18,6), numeric(18,2). */
const figure = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });
const some = fc.bigInt({ min: 1n, max: 10n ** 18n - 1n });

describe('what goods are worth', () => {
  it.each([
    ['1', '1.005', '1.01'],
    ['3', '0.335', '1.01'],
    ['0.5', '0.01', '0.01'],
    ['1', '0.004999', '0.00'],
    ['99999999.9999', '1234567.891234', '123456789123276.54'],
    ['9007199254.7409', '0.930001', '8376704314.11'],
  ])('%s at %s are %s, to the cent', (quantity, cost, money) => {
    expect(moneyText(worth(quantityUnits(quantity), costUnits(cost)))).toBe(money);
  });

  it('is exact for every figure that a column holds', () => {
    fc.assert(
      fc.property(figure, figure, some, some, (quantity, cost, incoming, incomingCost) => {
        expect(worth(quantity, cost)).toBe(rounded(quantity * cost, 10n ** 8n));
        expect(weighted(quantity, cost, incoming, incomingCost)).toBe(
          rounded(quantity * cost + incoming * incomingCost, quantity + incoming),
        );
        expect(share(quantity, cost, incoming)).toBe(rounded(quantity * cost, incoming));
      }),
      { numRuns: 2_000 },
    );
  });
});

it('averages once, half up: one at 0.000001 and one at 0.000002 are two at 0.000002', () => {
  const piece = quantityUnits('1');
  expect(costText(weighted(piece, costUnits('0.000001'), piece, costUnits('0.000002')))).toBe('0.000002');
});
