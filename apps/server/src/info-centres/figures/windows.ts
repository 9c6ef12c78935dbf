import type { Figure } from '@gemba/contract/info-centres/figures';
import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { fiscalYearOf, type Period, type PeriodName, periodsOf } from '@gemba/contract/kit/periods';
import type { Books } from './books.ts';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';
export const ALL_DAYS: Period = { from: FIRST_DAY, to: LAST_DAY };
const SLOW_MONTHS = 6;
const DAYS_OF_YEAR = 365;

/** Days up to the one on which a link was shared: what came after it was not known then. */
export const upToShared = <Days extends Period>(days: Days, { day, isShared }: Books): Days =>
  isShared && day < days.to ? { ...days, to: day } : days;

function wholePeriods({ day, fiscalYearStartMonth }: Books, year: string | undefined): Record<PeriodName, Period> {
  const periods = periodsOf(day, fiscalYearStartMonth);
  if (year === undefined || year === day.slice(0, 4)) return periods;
  return {
    ...periods,
    fiscalYear: fiscalYearOf(`${year}${day.slice(4, 8)}01`, fiscalYearStartMonth),
    yearToDate: { from: `${year}-01-01`, to: `${year}-12-31` },
  };
}

/** The periods of the dashboards. For another year than that of the day, the fiscal year and the year to date are that year's. */
export function periodsIn(books: Books, year: string | undefined): Record<PeriodName, Period> {
  const whole = wholePeriods(books, year);
  return {
    thisWeek: upToShared(whole.thisWeek, books),
    thisMonth: upToShared(whole.thisMonth, books),
    lastMonth: whole.lastMonth,
    fiscalYear: upToShared(whole.fiscalYear, books),
    yearToDate: upToShared(whole.yearToDate, books),
  };
}

/** The days in which the rows of a figure lie. */
export function windowOf({ time }: Pick<Figure, 'time'>, period: Period, today: string): Period {
  switch (time) {
    case 'period':
      return period;
    case 'now':
      return ALL_DAYS;
    case 'overdue':
      return { from: FIRST_DAY, to: addDays(today, -1) };
    case 'slow':
      return { from: FIRST_DAY, to: addDays(firstOfMonth(today, -SLOW_MONTHS), -1) };
    case 'year':
      return { from: addDays(today, 1 - DAYS_OF_YEAR), to: today };
  }
}

/** Null where a window is open. */
export const shownDay = (day: string) => (day === FIRST_DAY || day === LAST_DAY ? null : day);

/** Days or whole months of the totals. */
export interface Piece extends Period {
  readonly span: 'd' | 'm';
}

const isFirstOfMonth = (day: string) => day.endsWith('-01');
const lastOfMonth = (day: string) => {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return `${day.slice(0, 8)}${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
};

/** Cuts days into whole months and the days before and after them, so that few totals make the sum. */
export function piecesOf({ from, to }: Period): Piece[] {
  if (from > to) return [];
  const first = isFirstOfMonth(from) ? from : firstOfMonth(from, 1);
  const last = to === lastOfMonth(to) ? to : addDays(firstOfMonth(to), -1);
  if (first > last) return [{ span: 'd', from, to }];
  return [
    ...(from < first ? [{ span: 'd' as const, from, to: addDays(first, -1) }] : []),
    { span: 'm', from: first, to: firstOfMonth(last) },
    ...(last < to ? [{ span: 'd' as const, from: addDays(last, 1), to }] : []),
  ];
}
