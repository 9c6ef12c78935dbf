import { expect, it } from 'vitest';
import { Refused } from '../kit/client/faults.ts';
import { wrongOf } from './wrong-at.ts';

const fields = ['fromDate', 'thruDate'] as const;
const refused = (field?: string, shown = false) => new Refused('DELEGATION_OVERLAPS', 'Not twice.', { field }, shown);

it('stands at the field that the refusal names, else beside the whole form', () => {
  expect(wrongOf(refused('fromDate'), fields)).toEqual({ at: 'fromDate', words: 'Not twice.' });
  expect(wrongOf(refused('toUserId'), fields)).toEqual({ at: undefined, words: 'Not twice.' });
  expect(wrongOf(refused(), fields)).toEqual({ at: undefined, words: 'Not twice.' });
});

it('does not say again what was said', () => {
  expect(wrongOf(refused('fromDate', true), fields)).toBeUndefined();
  expect(wrongOf(new Error('broken'), fields)).toBeUndefined();
});
