import { addDays, firstOfMonth } from './dates.ts';

/** Both days belong to it. */
export type Period = { readonly from: string; readonly to: string };

export const PERIODS = ['thisWeek', 'thisMonth', 'lastMonth', 'fiscalYear', 'yearToDate'] as const;
export type PeriodName = (typeof PERIODS)[number];

const months = (from: string, count: number): Period => ({ from, to: addDays(firstOfMonth(from, count), -1) });

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The fiscal year in which `day` lies; it starts on the first of `startMonth` (1 to 12). */
export const fiscalYearOf = (day: string, startMonth: number): Period => {
  const month = Number(day.slice(5, 7));
  return months(firstOfMonth(day, -((month - startMonth + 12) % 12)), 12);
};

/**
 * The periods of the dashboards. The week starts on Monday; the fiscal year is the whole one; year to date is the
 * calendar year, because the fiscal year to date is already what the fiscal year shows of the past.
 */
export const periodsOf = (today: string, fiscalYearStartMonth: number): Record<PeriodName, Period> => {
  const monday = mondayOf(today);
  return {
    thisWeek: { from: monday, to: addDays(monday, 6) },
    thisMonth: months(firstOfMonth(today), 1),
    lastMonth: months(firstOfMonth(today, -1), 1),
    fiscalYear: fiscalYearOf(today, fiscalYearStartMonth),
    yearToDate: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
};
