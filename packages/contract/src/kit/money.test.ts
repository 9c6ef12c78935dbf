import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { extendedPrice, Money, movingAverage, Percent, percentOf, Rate, sumMoney, UnitCost } from './money.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('the ranges', () => {
  it.each([
    ['unit cost', UnitCost, '999999999999.999999', '1000000000000', '1.0000001'],
    ['money', Money, '9999999999999999.99', '10000000000000000', '1.001'],
    ['rate', Rate, '99999.9999', '100000', '1.00001'],
    ['percent', Percent, '-99999.9999', '-100000', '1.00001'],
  ] as const)('of a %s', (_, schema, last, tooMuch, tooFine) => {
    expect(accepts(schema, last)).toBe(true);
    expect(accepts(schema, '0')).toBe(true);
    for (const odd of [tooMuch, tooFine, '-0', '-0.00', '1e3', '', ' 1', '+1', 1, null])
      expect(accepts(schema, odd)).toBe(false);
  });

  it('let a credit line go below zero, a tax rate never', () => {
    expect([UnitCost, Money, Percent, Rate].map((schema) => accepts(schema, '-1.5'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

it('extends a line and takes its tax in whole cents, halves up', () => {
  expect(extendedPrice('3', '0.335')).toBe('1.01');
  expect(extendedPrice('2.5000', '-0.333333')).toBe('-0.83');
  expect(percentOf('8.25', '100.00')).toBe('8.25');
  expect(percentOf('7.5', '0.20')).toBe('0.02');
  expect(sumMoney(['0.10', '0.20', '-0.05'])).toBe('0.25');
});

describe('moving average', () => {
  it('of 100 at 2.00, 50 at 3.50, 30 shipped, 7 at 1.11 is 2.423386', () => {
    const after50 = movingAverage('100', '2.00', '50', '3.50');
    expect(after50).toBe('2.500000');
    expect(movingAverage('120', after50, '7', '1.11')).toBe('2.423386');
  });

  it('is the incoming cost when nothing was on hand, and stays when nothing comes in', () => {
    expect(movingAverage('0', '9.99', '7', '1.11')).toBe('1.110000');
    expect(movingAverage('12', '9.99', '0', '1.11')).toBe('9.990000');
    expect(movingAverage('0', '9.99', '0', '1.11')).toBe('9.990000');
  });

  it('lies between the two costs and is the nearest millionth to the exact value', () => {
    const tenThousandths = fc.bigInt(0n, 10n ** 12n);
    const millionths = fc.bigInt(0n, 10n ** 12n);
    const written = (value: bigint, scale: number) => {
      const digits = String(value).padStart(scale + 1, '0');
      return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
    };
    fc.assert(
      fc.property(tenThousandths, millionths, tenThousandths, millionths, (onHand, average, incoming, cost) => {
        fc.pre(onHand + incoming > 0n);
        const result = BigInt(
          movingAverage(written(onHand, 4), written(average, 6), written(incoming, 4), written(cost, 6)).replace(
            '.',
            '',
          ),
        );
        const [low, high] = average < cost ? [average, cost] : [cost, average];
        expect(result >= low && result <= high).toBe(true);
        const off = 2n * (result * (onHand + incoming) - (onHand * average + incoming * cost));
        expect(off > -(onHand + incoming) && off <= onHand + incoming).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
