import { expect, it } from 'vitest';
import { counted, newPlace, placedOf, repeatedAt, restOf, spread } from './places.ts';

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

it('counts up where a location is named, then where none is, then in a new place', () => {
  const once = counted([newPlace('')], 'A-01', '1');
  expect(once).toEqual([newPlace('A-01', '1')]);
  const twice = counted(once, 'A-01', '1');
  expect(twice).toEqual([newPlace('A-01', '2')]);
  expect(counted(twice, 'A-02', '40')).toEqual([newPlace('A-01', '2'), newPlace('A-02', '40')]);
});

it('says what is placed and what is not', () => {
  const places = [newPlace('A-01', '160'), newPlace('A-02', '100.5')];
  expect(placedOf(places)).toBe('260.5');
  expect(restOf(places, '280')).toBe('19.5');
  expect(restOf(places, '240')).toBe('-20.5');
});

it('finds the second of two places with one location, and leaves places without one alone', () => {
  expect(repeatedAt([newPlace('A-01'), newPlace(''), newPlace('A-01'), newPlace('')])).toEqual([2]);
});
