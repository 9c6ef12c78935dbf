import { addDays, firstOfMonth } from '../kit/dates.ts';
import type { Period, PeriodName } from '../kit/periods.ts';

const lastOfMonth = (day: string, months = 0) => addDays(firstOfMonth(day, months + 1), -1);

/** The same day of an earlier month; the end of a month stays one, and a day that month has not becomes its last. */
export const monthsBefore = (day: string, months: number) => {
  const last = lastOfMonth(day, -months);
  if (day === lastOfMonth(day)) return last;
  const same = `${last.slice(0, 7)}${day.slice(7)}`;
  return same < last ? same : last;
};

const inMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const MONTHS = { thisMonth: 1, lastMonth: 1, fiscalYear: 12, yearToDate: 12 } as const;

/**
 * The period to compare with: the week, month or year before. A running period is compared with the same number of
 * days of the one before; half a month against a whole one would always look poor. Whole months are compared with as many
 * whole months right before, any other range with the same number of days.
 */
export const periodBefore = (name: PeriodName | undefined, { from, to }: Period, today: string): Period => {
  if (name === undefined) {
    if (from === firstOfMonth(from) && to === lastOfMonth(to)) {
      const months = inMonths(to) - inMonths(from) + 1;
      return { from: firstOfMonth(from, -months), to: monthsBefore(to, months) };
    }
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    return { from: addDays(from, -days), to: addDays(from, -1) };
  }
  const end = today < to ? today : to;
  if (name === 'thisWeek') return { from: addDays(from, -7), to: addDays(end, -7) };
  return { from: firstOfMonth(from, -MONTHS[name]), to: monthsBefore(end, MONTHS[name]) };
};

/** The same days of the year before; of a running period, as much of it as has passed. */
export const yearBefore = ({ from, to }: Period, today: string): Period => ({
  from: monthsBefore(from, 12),
  to: monthsBefore(today < to && today >= from ? today : to, 12),
});
