import type { Figure } from '@gemba/contract/info-centres/figures';
import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { type Period, periodsOf } from '@gemba/contract/kit/periods';
import type { Books } from './books.ts';
import { ALL_DAYS, upToShared } from './windows.ts';

type Drawn = NonNullable<Figure['drawn']>;

/** A bar or a point of a chart. Its name means the same tomorrow, when its days may be others. */
export interface Bar extends Period {
  readonly bar: string;
}

const BEFORE = 'before';
const LATER = 'later';

const MONTHS = 12;
const WEEKS = 8;
/** The first day of each age, counted from today; what is due before the first of them is the oldest. */
const AGES = [-90, -60, -30, 0, 7, 31] as const;

const monthAt = (day: string, back: number): Bar => {
  const from = firstOfMonth(day, -back);
  return { bar: from, from, to: addDays(firstOfMonth(from, 1), -1) };
};

/** This month and those before it, oldest first. */
const monthsOf = (day: string) => Array.from({ length: MONTHS }, (_, index) => monthAt(day, MONTHS - 1 - index));

/** Twelve whole months: those before this one. */
export const yearBefore = (day: string): Period => ({
  from: firstOfMonth(day, -MONTHS),
  to: addDays(firstOfMonth(day), -1),
});

/** Days from one start to the next, with all days before the first and all after the last. */
const between = (starts: readonly Omit<Bar, 'to'>[]): Bar[] =>
  [{ bar: BEFORE, from: ALL_DAYS.from }, ...starts].map((start, index) => {
    const next = starts[index];
    return { ...start, to: next === undefined ? ALL_DAYS.to : addDays(next.from, -1) };
  });

const agesOf = (today: string) => between(AGES.map((days) => ({ bar: String(days), from: addDays(today, days) })));

const weeksOf = (monday: string) =>
  between(
    Array.from({ length: WEEKS + 1 }, (_, index) => {
      const from = addDays(monday, 7 * index);
      return { bar: index === WEEKS ? LATER : from, from };
    }),
  );

/** The bars of a chart. What is open now is drawn from today on, also where its months end with another day. */
export function barsOf(drawn: Drawn, books: Books): Bar[] {
  const { today, day, fiscalYearStartMonth } = books;
  if (drawn === 'months') return monthsOf(day).map((month) => upToShared(month, books));
  return drawn === 'ages' ? agesOf(today) : weeksOf(periodsOf(today, fiscalYearStartMonth).thisWeek.from);
}
