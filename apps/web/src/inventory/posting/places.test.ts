import { expect, it } from 'vitest';
import { newPlace, placedOf, quantityWithSerials, repeatedAt, restOf, spread } from './places.ts';

const quantities = (places: { quantity: string }[]) => places.map(({ quantity }) => quantity);

it('gives one place all of it', () => {
  expect(quantities(spread([newPlace('A-01', '0')], '240'))).toEqual(['240']);
  expect(quantities(spread([newPlace('A-01', '240')], '12.5'))).toEqual(['12.5']);
});

it('lets the last of several places take the difference', () => {
  const places = [newPlace('A-01', '160'), newPlace('A-02', '80')];
  expect(quantities(spread(places, '280'))).toEqual(['160', '120']);
  expect(quantities(spread(places, '200'))).toEqual(['160', '40']);
});

it('takes from the places before where the last has not enough, and never goes below zero', () => {
  const places = [newPlace('A-01', '160'), newPlace('A-02', '80')];
  expect(quantities(spread(places, '100'))).toEqual(['100', '0']);
  expect(quantities(spread(places, '0'))).toEqual(['0', '0']);
});

it('says what is placed and what is not', () => {
  const places = [newPlace('A-01', '160'), newPlace('A-02', '100.5')];
  expect(placedOf(places)).toBe('260.5');
  expect(restOf(places, '280')).toBe('19.5');
  expect(restOf(places, '240')).toBe('-20.5');
});

it('finds a location that is named again, and takes none for one', () => {
  expect(repeatedAt([newPlace('A-01'), newPlace(''), newPlace('A-01'), newPlace('')])).toEqual([2]);
});

it('lets a location be named once for each lot', () => {
  const lot = (number: string) => ({ ...newPlace('A-01'), lot: number });
  expect(repeatedAt([lot('L-1'), lot('L-2'), lot(' L-1 '), newPlace('A-01')])).toEqual([2]);
});

it('takes the piece of a removed serial number along, and counts an added one', () => {
  expect(quantityWithSerials('3', ['S1', 'S2', 'S3'], ['S1', 'S3'])).toBe('2');
  expect(quantityWithSerials('2', ['S1', 'S3'], ['S1', 'S3', 'S4'])).toBe('3');
});

it('keeps a keyed quantity while not all of its serial numbers are there, or too many are', () => {
  expect(quantityWithSerials('5', ['S1', 'S2'], ['S1'])).toBe('5');
  expect(quantityWithSerials('5', ['S1'], ['S1', 'S2'])).toBe('5');
  expect(quantityWithSerials('2', ['S1', 'S2', 'S3', 'S4'], ['S1', 'S2', 'S3'])).toBe('2');
});
