import { expect, it } from 'vitest';
import { countryNames, linesOf, townOf } from './place.ts';

const reno = { address: '100 Main Street', city: 'Reno', state: 'NV', zip: '89501', country: 'US' };
const gdansk = { address: null, city: 'Gdańsk', state: null, zip: '80-001', country: 'PL' };
const nowhere = { address: null, city: null, state: null, zip: null, country: null };

it('names the town with its state, or with its country where there is none', () => {
  expect([reno, gdansk, nowhere].map(townOf)).toEqual(['Reno, NV', 'Gdańsk, PL', '']);
});

it('writes an address in lines, without those that nobody entered', () => {
  const english = countryNames('en-US');
  expect(linesOf(reno, english)).toEqual(['100 Main Street', 'Reno, NV 89501', 'United States']);
  expect(linesOf(gdansk, english)).toEqual(['Gdańsk, 80-001', 'Poland']);
  expect(linesOf(nowhere, english)).toEqual([]);
  expect(linesOf({ ...nowhere, country: 'Freedonia' }, english)).toEqual(['Freedonia']);
});
