import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  negate,
  plain,
  product,
  round,
  subtract,
  sum,
  sumPlain,
  text,
  units,
} from './fixed-point.ts';

/** An exact fraction, the model that every result is measured against. */
type Fraction = { top: bigint; bottom: bigint };

const decimal = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 14n), fc.stringMatching(/^[0-9]{0,7}$/))
  .map(([minus, whole, tail]) => {
    const written = `${minus ? '-' : ''}${whole}${tail === '' ? '' : `.${tail}`}`;
    const magnitude: Fraction = { top: BigInt(whole + tail), bottom: BigInt(`1${'0'.repeat(tail.length)}`) };
    return { written, fraction: { ...magnitude, top: minus ? -magnitude.top : magnitude.top } };
  });
const scales = fc.integer({ min: 0, max: 8 });
const size = (value: bigint) => (value < 0n ? -value : value);

/** Definition of rounding: no neighbour at that scale is nearer, and of two equally near ones it is the outer. */
const expectRounded = (result: string, { top, bottom }: Fraction, scale: number) => {
  expect(result).toMatch(scale === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${scale}}$`));
  expect(result).not.toMatch(/^-0(\.0*)?$/);
  const whole = BigInt(result.replace('.', ''));
  const off = (top * 10n ** BigInt(scale) - whole * bottom) * 2n; // twice the error, in parts of `bottom`
  expect(size(off) <= size(bottom)).toBe(true);
  if (size(off) === size(bottom)) expect(size(whole) * size(bottom) > size(top) * 10n ** BigInt(scale)).toBe(true);
};

describe('measured against exact fractions', () => {
  it('rounds, adds, subtracts and multiplies to the nearest, halves away from zero', () => {
    fc.assert(
      fc.property(decimal, decimal, scales, ({ written: a, fraction: x }, { written: b, fraction: y }, scale) => {
        const bottom = x.bottom * y.bottom;
        expectRounded(round(a, scale), x, scale);
        expectRounded(add(a, b, scale), { top: x.top * y.bottom + y.top * x.bottom, bottom }, scale);
        expectRounded(subtract(a, b, scale), { top: x.top * y.bottom - y.top * x.bottom, bottom }, scale);
        expectRounded(multiply(a, b, scale), { top: x.top * y.top, bottom }, scale);
        expect(multiply(product(a, b), '1', scale)).toBe(multiply(a, b, scale));
      }),
      { numRuns: 1000 },
    );
  });

  it('divides to the nearest, halves away from zero', () => {
    fc.assert(
      fc.property(decimal, decimal, scales, ({ written: a, fraction: x }, { written: b, fraction: y }, scale) => {
        fc.pre(y.top !== 0n);
        expectRounded(divide(a, b, scale), { top: x.top * y.bottom, bottom: x.bottom * y.top }, scale);
      }),
      { numRuns: 1000 },
    );
  });

  it('compares as the fractions do', () => {
    fc.assert(
      fc.property(decimal, decimal, ({ written: a, fraction: x }, { written: b, fraction: y }) => {
        const [left, right] = [x.top * y.bottom, y.top * x.bottom];
        expect(compare(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });

  it('reads back every number of units it writes', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), scales, (value, scale) => {
        expect(units(text(value, scale), scale)).toBe(value);
      }),
    );
  });
});

it.each([
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['2.5', 0, '3'],
  ['2.4999', 0, '2'],
  ['0.00005', 4, '0.0001'],
  ['-0.00004', 4, '0.0000'],
  ['1.005', 2, '1.01'],
  ['7', 2, '7.00'],
])('rounds %s at %i decimals to %s', (given, scale, expected) => {
  expect(round(given, scale)).toBe(expected);
});

it('adds a column before it rounds, and nothing to zero', () => {
  expect(sum(['0.004', '0.004', '0.004'], 2)).toBe('0.01');
  expect(sum([], 2)).toBe('0.00');
  expect(subtract('1.00', '1', 2)).toBe('0.00');
  expect(subtract('1', '-1', 0)).toBe('2');
});

it('keeps what a float loses', () => {
  expect(add('0.1', '0.2', 4)).toBe('0.3000');
  expect(add('99999999999999.9998', '0.0001', 4)).toBe('99999999999999.9999');
});

it('takes trailing zeros for units but never cuts a decimal', () => {
  expect(units('2.500000', 4)).toBe(25000n);
  expect(() => units('2.50001', 4)).toThrow(RangeError);
});

it.each(['', ' 1', '1 ', '+1', '1e3', '0x10', 'NaN', 'Infinity', '١٢', '１２', '.5', '5.', '1,5', '--1'])(
  'does not calculate with %j',
  (odd) => {
    expect(() => units(odd, 4)).toThrow(RangeError);
    expect(() => add('1', odd, 4)).toThrow(RangeError);
    expect(() => subtract('1', odd, 4)).toThrow(RangeError);
  },
);

it('refuses to divide by zero', () => {
  expect(() => divide('1', '0.00', 4)).toThrow(RangeError);
});

it('writes a decimal as people do, and adds exactly', () => {
  expect(['2.5000', '100', '0.00', '-0.0', '10.10'].map(plain)).toEqual(['2.5', '100', '0', '0', '10.1']);
  expect(sumPlain(['0.1', '0.2', '-1.30'])).toBe('-1');
  expect(sumPlain([])).toBe('0');
  expect([negate('2'), negate('-2.5')]).toEqual(['-2', '2.5']);
  expect([isZero('0.00'), isZero('-0'), isZero('0.01')]).toEqual([true, true, false]);
});
