import { expect, it } from 'vitest';
import { packOf, packsIn } from './packs.ts';

it('says a quantity in whole packs and the pieces beside them', () => {
  const box = { unit: 'BOX', quantity: '10' };
  expect(packsIn('20.0000', box)).toEqual({ packs: '2', rest: '0' });
  expect(packsIn('23', box)).toEqual({ packs: '2', rest: '3' });
  expect(packsIn('3', box)).toEqual({ packs: '0', rest: '3' });
  expect(packsIn('-25', box)).toEqual({ packs: '-2', rest: '-5' });
  expect(packsIn('7.5', { unit: 'CAN', quantity: '2.5' })).toEqual({ packs: '3', rest: '0' });
});

it('knows a pack only where the vendor packs another quantity than one, in a unit of its own', () => {
  expect(packOf({ poUnit: 'BOX', poUnitQty: '10.0000' }, 'EA')).toEqual({ unit: 'BOX', quantity: '10' });
  expect(packOf({ poUnit: 'PCS', poUnitQty: '1.0000' }, 'EA')).toBeNull();
  expect(packOf({ poUnit: 'EA', poUnitQty: '10.0000' }, 'EA')).toBeNull();
  expect(packOf({ poUnit: 'BOX', poUnitQty: '10.0000' }, null)).toBeNull();
  expect(packOf({ poUnit: null, poUnitQty: null }, 'EA')).toBeNull();
});
