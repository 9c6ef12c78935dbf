import { expect, it } from 'vitest';
import { nextLook } from './next-look.ts';

const MINUTE = 60_000;
const day = (endsAt: string) => ({
  serverTime: '2026-11-10T18:00:00Z',
  shift: { name: 'Day shift', startsAt: '2026-11-10T12:00:00Z', endsAt, plannedSeconds: 28_800 },
});

it('comes a second after the end of the shift, by the clock of the server', () => {
  expect(nextLook(day('2026-11-10T18:20:00Z'), 0)).toBe(20 * MINUTE + 1_000);
  expect(nextLook(day('2026-11-10T18:20:00Z'), 5 * MINUTE)).toBe(15 * MINUTE + 1_000);
});

it('comes once an hour before, each minute after, and once an hour without a shift', () => {
  expect(nextLook(day('2026-11-10T21:00:00Z'), 0)).toBe(60 * MINUTE);
  expect(nextLook(day('2026-11-10T17:00:00Z'), 0)).toBe(MINUTE);
  expect(nextLook({ serverTime: '2026-11-10T18:00:00Z', shift: null }, 0)).toBe(60 * MINUTE);
});
