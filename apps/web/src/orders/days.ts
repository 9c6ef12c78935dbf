import { todayIn } from '@gemba/contract/kit/dates';
import { PERIODS, type PeriodName, periodsOf } from '@gemba/contract/kit/periods';
import { dayIn } from '../kit/router/day-in.ts';

/** A period by its name, or any two days; either day may be open. */
export type Days = { period: PeriodName | undefined; from: string | undefined; to: string | undefined };

export const EVERY_DAY: Days = { period: undefined, from: undefined, to: undefined };

/** Reads the days of an address; an invalid date is ignored. */
export const readDays = (search: Readonly<Record<string, string | undefined>>): Days => ({
  period: PERIODS.find((name) => name === search['period']),
  from: dayIn(search['from']),
  to: dayIn(search['to']),
});

export type CompanyCalendar = { timeZone: string; fiscalYearStartMonth: number };

/** The two days of a period, relative to today in the company's time zone. */
export const daysOf = (
  { period, from, to }: Days,
  { timeZone, fiscalYearStartMonth }: CompanyCalendar,
  now = new Date(),
): { from: string | undefined; to: string | undefined } =>
  period ? periodsOf(todayIn(timeZone, now), fiscalYearStartMonth)[period] : { from, to };

export const areReversed = ({ period, from, to }: Days) => !period && !!from && !!to && from > to;
