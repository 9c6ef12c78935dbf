import { expect, it } from 'vitest';
import { factsOf, fill, sayable } from './fill.ts';

it('puts each fact at its place, as often as it is named', () => {
  expect(fill('Duplicate Location: {location}', { location: 'A-01' })).toBe('Duplicate Location: A-01');
  expect(fill('{a}{b}{a}', { a: 1, b: '2.50' })).toBe('12.501');
});

it('never reads a fact as text: neither placeholders nor $ patterns in it are replaced', () => {
  expect(fill('{location} {box}', { location: '{box}', box: '$&$1' })).toBe('{box} $&$1');
});

it('leaves a placeholder whose fact is missing, and takes nothing from the prototype', () => {
  expect(fill('{a} {b} {c} {toString}', { b: undefined, c: null })).toBe('{a} {b} {c} {toString}');
  expect(fill('{a}')).toBe('{a}');
});

it('says a piece in brackets only where its facts are there, and reads no bracket of a fact', () => {
  const text = 'Locked.[ For {minutes} min{mark}] Ask.';
  expect(fill(sayable(text, { minutes: 3, mark: '[.]' }), { minutes: 3, mark: '[.]' })).toBe(
    'Locked. For 3 min[.] Ask.',
  );
  expect(sayable(text, { minutes: 3 })).toBe('Locked. Ask.');
  expect(sayable('Locked.')).toBe('Locked.');
});

it('names the facts a text asks for', () => {
  expect(factsOf('{location} of {box}, {location}')).toEqual(['box', 'location']);
  expect(factsOf('request error')).toEqual([]);
});
