import { expect, it } from 'vitest';
import { splitPad } from './split-pad.ts';

const row = (quantity: string, most?: string) => ({ quantity, max: '20', most });

it('offers and allows no more than is in stock, in plain figures', () => {
  const here = row('0', '2.0000');
  expect(splitPad([here], here, '20')).toEqual({ elsewhere: '0', max: '2', all: '2', rest: '2' });
});

it('offers the rest of the total beside the other rows', () => {
  const here = row('5', '40.0000');
  expect(splitPad([row('12'), here], here, '20.0000')).toEqual({ elsewhere: '12', max: '20', all: '20', rest: '8' });
});

it('offers no rest where more is placed than there is', () => {
  const here = row('0');
  expect(splitPad([row('21'), here], here, '20').rest).toBeUndefined();
});

it('has no limit where the row has none', () => {
  const here = { quantity: '1' };
  expect(splitPad([here], here, '3')).toEqual({ elsewhere: '0', max: undefined, all: '3', rest: '3' });
});
