import { expect, it } from 'vitest';
import { clockOf, progressOf, workedAt } from './clock-of.ts';

const at = (time: string) => `2026-11-10T${time}Z`;
const morning = [
  { startedAt: at('06:00:00'), endedAt: at('08:45:00') },
  { startedAt: at('09:00:00'), endedAt: null },
];

it('adds up the intervals that ended and counts on from the running one', () => {
  expect(clockOf(morning)).toEqual({ before: 165 * 60_000, since: Date.parse(at('09:00:00')) });
  expect(workedAt(morning, Date.parse(at('09:30:00')))).toBe(195 * 60_000);
});

it('stands still while nothing runs', () => {
  expect(clockOf(morning.slice(0, 1))).toEqual({ before: 165 * 60_000, since: undefined });
  expect(clockOf([])).toEqual({ before: 0, since: undefined });
});

it('never runs backwards where the clock of the device is behind', () => {
  expect(workedAt(morning, Date.parse(at('08:59:58')))).toBe(165 * 60_000);
});

it('says how much of the estimate is used, and how much is exceeded', () => {
  expect(progressOf(90 * 60_000, '3.0000')).toEqual({ share: 0.5, leftSeconds: 5400 });
  expect(progressOf(4 * 3_600_000, '3.5')).toMatchObject({ leftSeconds: -1800 });
  expect(progressOf(60_000, '0').share).toBe(0);
});
