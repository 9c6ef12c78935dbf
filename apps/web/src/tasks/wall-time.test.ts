import { expect, it } from 'vitest';
import { instantOf, wallTime } from './wall-time.ts';

it.each([
  ['America/Chicago', '2026-11-10T06:18', '2026-11-10T12:18:00.000Z'],
  ['America/Chicago', '2026-07-01T00:05', '2026-07-01T05:05:00.000Z'],
  ['Asia/Shanghai', '2026-11-10T06:18', '2026-11-09T22:18:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T00:00', '2025-12-31T18:30:00.000Z'],
  ['UTC', '2026-02-28T23:59', '2026-02-28T23:59:00.000Z'],
])('in %s the clock shows %s at %s', (zone, wall, instant) => {
  expect(instantOf(wall, zone)).toBe(instant);
  expect(wallTime(instant, zone)).toBe(wall);
});

it('knows both sides of a clock change, and gives a skipped time a moment', () => {
  expect(instantOf('2026-03-08T01:59', 'America/Chicago')).toBe('2026-03-08T07:59:00.000Z');
  expect(instantOf('2026-03-08T03:00', 'America/Chicago')).toBe('2026-03-08T08:00:00.000Z');
  expect(wallTime(instantOf('2026-03-08T02:30', 'America/Chicago') ?? '', 'America/Chicago')).toMatch(/T(01|03):30$/);
  expect(['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z']).toContain(
    instantOf('2026-11-01T01:30', 'America/Chicago'),
  );
});

it('takes nothing that is no time', () => {
  expect(instantOf('', 'UTC')).toBeUndefined();
  expect(instantOf('2026-11-10', 'UTC')).toBeUndefined();
  expect(instantOf('soon', 'UTC')).toBeUndefined();
});
