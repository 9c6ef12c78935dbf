import { expect, it } from 'vitest';
import { bareCode } from './codes.ts';
import { numberAmong, numberKeys } from './number-keys.ts';

it('drops the signs that people leave out', () => {
  expect(['brg-6204 2rs', 'a-03-2', 'SEL-35/52/7-NBR', 'W00.10(A)'].map(bareCode)).toEqual([
    'BRG62042RS',
    'A032',
    'SEL35527NBR',
    'W0010A',
  ]);
});

it('finds a number with and without its prefix, typed with it or not', () => {
  for (const typed of ['PO 48205', 'po48205', 'Po-48205', 'po#48205'])
    expect(numberKeys(typed, ['PO', 'PC'])).toEqual(['PO48205', '48205']);
  expect(numberKeys('48205', ['PO', 'PC'])).toEqual(['48205', 'PO48205', 'PC48205']);
});

it('takes only what a digit follows for a prefix, and signs alone for no number', () => {
  expect(numberKeys('polar', ['PO'])).toEqual(['POLAR', 'POPOLAR']);
  expect(numberKeys(' -/ ', ['PO'])).toEqual([]);
});

it('tells the one of several numbers that was typed, as it is spelled or by its key', () => {
  expect(numberAmong(['A-03-2', 'A-03-21'], 'a032')).toBe('A-03-2');
  expect(numberAmong(['ZQX-77', 'ZQ-X77'], 'zqx-77')).toBe('ZQX-77');
  expect(numberAmong(['ZQX-77', 'ZQ-X77'], 'zqx77')).toBeUndefined();
  expect(numberAmong(['BRG-6204', 'BRG-6204'], 'brg6204')).toBe('BRG-6204');
  expect(numberAmong(['48205', '48206'], 'po 48205', ['PO'])).toBe('48205');
  expect(numberAmong(['48205'], 'so48205', ['PO'])).toBeUndefined();
  expect(numberAmong(['-'], ' / ')).toBeUndefined();
});
