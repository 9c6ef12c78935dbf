import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asPartNumber, isNonStock, isPartNumber, LinePartNumber, PartNumber } from './part-number.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('a part number', () => {
  it.each([
    'W00-10-100',
    'W00-10/100(A)',
    'ABC',
    'A'.repeat(20),
    '123',
    '...',
    '../../ETC/PASSWD',
    'NULL',
    '1E2',
    '-1/2',
    'CON',
  ])('%s is one', (value) => {
    expect([isPartNumber(value), accepts(PartNumber, value), accepts(LinePartNumber, value)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    '',
    'AB',
    'A'.repeat(21),
    'abc',
    'ABc',
    'A B',
    ' ABC',
    'ABC ',
    'ABC\n',
    'ABC_D',
    'ABC\\D',
    'ABC%2F',
    'A+B',
    "A'B",
    'ＡＢＣ',
    'АВС',
    'ÄBC',
    'ABC\u0000',
    123,
    null,
    undefined,
    ['ABC'],
  ])('%j is none', (value) => {
    expect([isPartNumber(value), accepts(PartNumber, value), accepts(LinePartNumber, value)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

it('keeps NA for lines without a stocked part: no part can be called so', () => {
  expect(isPartNumber('NA')).toBe(false);
  expect(accepts(PartNumber, 'NA')).toBe(false);
  expect(accepts(LinePartNumber, 'NA')).toBe(true);
  expect(isNonStock('NA')).toBe(true);
  expect(isNonStock('NAN')).toBe(false);
});

it('writes what was typed the way part numbers are written', () => {
  expect(asPartNumber(' w00-10/100(a)\n')).toBe('W00-10/100(A)');
});
