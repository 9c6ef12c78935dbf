import { expect, it } from 'vitest';
import { fieldOfRefusal } from './errors.ts';
import { newMove } from './typed.ts';

const typed = { moves: [newMove(), { ...newMove('A-1', 'A-2'), part: 'BOLT', quantity: '2' }], reason: '' };
const short = (onHandQuantity: string) =>
  fieldOfRefusal(
    { code: 'MOVED_QTY_OVER_ON_HAND', field: 'items.0.quantity', data: { onHandQuantity, location: 'A-1' } },
    typed,
  );

it('says at the quantity that it is too much, and at the place that nothing is left there', () => {
  expect(short('1')).toBe('1.quantity');
  expect(short('0')).toBe('1.from');
});
