import { expect, it } from 'vitest';
import { bodyOfPieces, fieldOfPieces, sumOfDefects, wageTyped } from './pieces.ts';

it('sends zero pieces as zero, and none at all as none', () => {
  expect(bodyOfPieces({ qualifiedQty: '0', defects: {}, wageType: '1' })).toEqual({
    wageType: 1,
    qualifiedQty: '0',
    defectiveItems: [],
  });
  expect(bodyOfPieces({ qualifiedQty: '', defects: {}, wageType: '2' })).toEqual({ wageType: 2, defectiveItems: [] });
});

it('sends the defects that have a quantity', () => {
  const defects = { BURR: '2', POROSITY: '0', DIMENSION: '0.5' };
  expect(bodyOfPieces({ qualifiedQty: '1', defects, wageType: '2' }).defectiveItems).toEqual([
    { item: 'BURR', quantity: '2' },
    { item: 'DIMENSION', quantity: '0.5' },
  ]);
  expect(sumOfDefects(defects)).toBe('2.5');
  expect(sumOfDefects({})).toBe('0');
});

it('keeps the wage type as the control has it', () => {
  expect([wageTyped(1), wageTyped(2)]).toEqual(['1', '2']);
});

it('finds the field of a defect by its item: those without a quantity are not sent', () => {
  const typed = { qualifiedQty: '1', defects: { BURR: '0', LEAK: '1' }, wageType: '2' } as const;
  expect(fieldOfPieces('defectiveItems.0.item', typed)).toBe('defects.LEAK');
  expect(fieldOfPieces('qualifiedQty', typed)).toBe('qualifiedQty');
  expect(fieldOfPieces('', typed)).toBeUndefined();
});
