import { expect, it } from 'vitest';
import { daysUntil } from './days-until.ts';

it.each([
  ['2026-06-22', 4],
  ['2026-06-18', 0],
  ['2026-06-17', -1],
  ['2027-06-18', 365],
])('counts the days from 18 June to %s', (day, days) => {
  expect(daysUntil(day, '2026-06-18')).toBe(days);
});
