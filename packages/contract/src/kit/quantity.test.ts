import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PositiveQuantity, Quantity, SignedQuantity, subtractQuantity, sumQuantities } from './quantity.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

const plain = ['1', '12.5', '12.5000', '0.0001', '99999999999999.9999', '9007199254740'];
const odd = [
  '-0',
  '-0.0',
  '1e3',
  '1e21',
  '0x10',
  ' 12 ',
  '12 ',
  '12\n',
  '',
  '١٢',
  '１２',
  '+1',
  'NaN',
  'Infinity',
  '0.00001',
  '12.50000',
  '100000000000000',
  '012',
  '00',
  '.5',
  '5.',
  '1,5',
  '1 000',
  '1_000',
  '--1',
  '−1',
  'true',
  'null',
  12,
  0,
  Number.NaN,
  true,
  [],
  ['1'],
  {},
  null,
  undefined,
];

describe('a quantity', () => {
  it.each(plain)('takes %j', (value) => {
    for (const schema of [Quantity, PositiveQuantity, SignedQuantity]) expect(accepts(schema, value)).toBe(true);
  });

  it.each(odd)('refuses %j', (value) => {
    for (const schema of [Quantity, PositiveQuantity, SignedQuantity]) expect(accepts(schema, value)).toBe(false);
  });

  it.each(['0', '0.0', '0.0000'])('that is moved is never %s, one on a shelf may be', (value) => {
    expect(accepts(PositiveQuantity, value)).toBe(false);
    expect(accepts(Quantity, value)).toBe(true);
    expect(accepts(SignedQuantity, value)).toBe(true);
  });

  it.each(['-1', '-0.5', '-0.0001'])('is not below zero (%s), a difference may be', (value) => {
    expect(accepts(Quantity, value)).toBe(false);
    expect(accepts(PositiveQuantity, value)).toBe(false);
    expect(accepts(SignedQuantity, value)).toBe(true);
  });
});

it('sums the splits of a line and takes them from what was open', () => {
  const received = sumQuantities(['3', '1.5', '0.0001']);
  expect(received).toBe('4.5001');
  expect(subtractQuantity('10', received)).toBe('5.4999');
});
