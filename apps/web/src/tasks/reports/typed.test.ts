import { expect, it } from 'vitest';
import { bodyOf, momentsOf, shownTimes } from './typed.ts';

const zone = 'America/Chicago';
const offered = { start: '2026-11-10T18:00:36.5Z', end: '2026-11-10T19:10:00Z' };
const untouched = { start: '', end: '' };

it('offers the end of the last work to the second, though the field shows minutes', () => {
  expect(shownTimes(untouched, offered, zone)).toEqual({ start: '2026-11-10T12:00', end: '2026-11-10T13:10' });
  expect(momentsOf(untouched, offered, zone)).toEqual(offered);
  expect(momentsOf({ start: '2026-11-10T12:00', end: '' }, offered, zone)).toEqual(offered);
});

it('takes a typed time as the clock on the wall shows it', () => {
  expect(momentsOf({ start: '2026-11-10T12:05', end: '' }, offered, zone)).toMatchObject({
    start: '2026-11-10T18:05:00.000Z',
  });
  expect(momentsOf(untouched, { start: undefined, end: undefined }, zone)).toEqual({
    start: undefined,
    end: undefined,
  });
});

it('makes no request while a time is missing, and one without a sequence where none is chosen', () => {
  const typed = { qualifiedQty: '5', defects: {}, wageType: '2', ...untouched } as const;
  const chosen = { woNumber: '70418', sequence: undefined };
  expect(bodyOf(typed, chosen, { start: undefined, end: offered.end })).toBeUndefined();
  expect(bodyOf(typed, chosen, offered)).toEqual({
    woNumber: '70418',
    wageType: 2,
    qualifiedQty: '5',
    defectiveItems: [],
    ...offered,
  });
});
