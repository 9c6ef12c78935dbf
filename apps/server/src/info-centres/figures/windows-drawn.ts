import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import type { Period } from '@gemba/contract/kit/periods';
import { windowOf } from './windows.ts';

const MONTHS = 12;
const WEEKS = 8;
/** The first day of each age, counted from today; what is due before the first of them is the oldest. */
const AGES = [-90, -60, -30, 0, 7, 31] as const;

const monthAt = (today: string, back: number): Period => {
  const from = firstOfMonth(today, -back);
  return { from, to: addDays(firstOfMonth(from, 1), -1) };
};

/** This month and those before it, oldest first. */
const monthsOf = (today: string) => Array.from({ length: MONTHS }, (_, index) => monthAt(today, MONTHS - 1 - index));

/** Twelve whole months: those before this one. */
export const yearBefore = (today: string): Period => ({
  from: firstOfMonth(today, -MONTHS),
  to: addDays(firstOfMonth(today), -1),
});

/** Days from one to the next, with all before the first and all after the last. */
const between = (starts: readonly string[], all: Period): Period[] =>
  [all.from, ...starts].map((from, index) => {
    const next = starts[index];
    return { from, to: next === undefined ? all.to : addDays(next, -1) };
  });

/** The windows of a chart. */
export function windowsDrawn(drawn: 'months' | 'ages' | 'weeks', today: string, monday: string): Period[] {
  if (drawn === 'months') return monthsOf(today);
  const all = windowOf({ time: 'now' }, { from: today, to: today }, today);
  const starts =
    drawn === 'ages'
      ? AGES.map((days) => addDays(today, days))
      : Array.from({ length: WEEKS + 1 }, (_, index) => addDays(monday, 7 * index));
  return between(starts, all);
}
