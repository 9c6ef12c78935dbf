import { expect, it } from 'vitest';
import { mentionsIn, piecesOf } from './mentions.ts';

it('finds orders by kind and number, and leaves every other sign as it was', () => {
  const text = 'See PO 48213, wo-70418\nand rma7; not POD 5, PO or 48213.';
  expect(
    piecesOf(text)
      .map((one) => one.text)
      .join(''),
  ).toBe(text);
  expect(mentionsIn(text)).toEqual([
    { type: 'po', number: '48213' },
    { type: 'wo', number: '70418' },
    { type: 'rma', number: '7' },
  ]);
});

it('names each order once, the title’s first', () => {
  expect(mentionsIn('SO 2 is late', 'so 1, SO 2 and SO2')).toEqual([
    { type: 'so', number: '2' },
    { type: 'so', number: '1' },
  ]);
  expect(mentionsIn('')).toEqual([]);
});
