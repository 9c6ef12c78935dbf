import { expect, it } from 'vitest';
import { quantityUnits } from '../../postings/index.ts';
import { isFarFromBook } from './far-from-book.ts';

it('is far where it is more than 20 % and more than one unit away, in either direction', () => {
  const isFar = (counted: string, book: string) => isFarFromBook(quantityUnits(counted), quantityUnits(book));
  expect([isFar('8', '10'), isFar('7.9999', '10'), isFar('12', '10'), isFar('12.0001', '10')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([isFar('2', '3'), isFar('1', '3'), isFar('0', '1'), isFar('0', '2')]).toEqual([false, true, false, true]);
  expect([isFar('0', '0'), isFar('1', '0'), isFar('1.5', '0')]).toEqual([false, false, true]);
});
