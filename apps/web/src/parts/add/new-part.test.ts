import { expect, it } from 'vitest';
import { bodyOf, errorsOf, NOTHING_TYPED } from './new-part.ts';
import { fields, first, folded } from './new-part-fields.ts';

const typed = { ...NOTHING_TYPED, partNumber: ' w00-10/100(a) ', description: 'Housing' };

it('sends the number as numbers are written, decimals as they travel, and nothing that was left open', () => {
  const body = bodyOf({ ...typed, weight: '2,5', makeLeadTime: ' 14 ', material: '  ' }, 'es-ES');
  expect(body).toEqual({
    partNumber: 'W00-10/100(A)',
    description: 'Housing',
    partType: 'BUY',
    revision: 'A',
    uom: 'EA',
    traceable: false,
    trackableLevel: 'NONE',
    qIType: 'NONE',
    saleable: false,
    weight: '2.5',
    makeLeadTime: 14,
  });
  expect(errorsOf(typed, 'en-US')).toEqual({});
});

it.each([
  ['', 'numberRequired'],
  ['na', 'numberReserved'],
  ['AB', 'numberInvalid'],
  ['BRG 6204', 'numberInvalid'],
  ['ABCDEFGHIJKLMNOPQRSTU', 'numberInvalid'],
])('part number “%s” is %s', (partNumber, error) => {
  expect(errorsOf({ ...typed, partNumber }, 'en-US')).toEqual({ partNumber: error });
});

it('says every rule at its own field', () => {
  const wrong = {
    description: ' ',
    revision: 'a b',
    weight: '1e3',
    listPrice: '1.1234567',
    makeLeadTime: '2.5',
    maxQty: '-1',
    uom: '\0',
  };
  expect(errorsOf({ ...typed, ...wrong }, 'en-US')).toEqual({
    description: 'required',
    revision: 'revisionRule',
    weight: 'quantityRule',
    listPrice: 'costRule',
    makeLeadTime: 'daysRule',
    maxQty: 'quantityRule',
    uom: 'wordsRule',
  });
});

it('compares the minimum with the maximum by value', () => {
  expect(errorsOf({ ...typed, minQty: '10', maxQty: '9.5' }, 'en-US')).toEqual({ minQty: 'minAboveMax' });
  expect(errorsOf({ ...typed, minQty: '10', maxQty: '10.0' }, 'en-US')).toEqual({});
});

it('shows every field once', () => {
  expect([...first, ...Object.values(folded).flat()].toSorted()).toEqual(Object.keys(fields).toSorted());
});
