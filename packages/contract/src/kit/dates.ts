import * as z from 'zod/mini';

/** A calendar day, YYYY-MM-DD, that exists. PostgreSQL knows no year 0. */
export const DateText = z.iso.date().check(z.regex(/^(?!0000)/));

/** A moment in UTC with at most the microseconds that PostgreSQL keeps. */
export const InstantText = z.iso.datetime().check(z.regex(/^(?!0000)[^.]+(?:\.\d{1,6})?Z$/));

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (timeZone: string) => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
};

/** A moment as a calendar and a clock in a time zone show it: `2026-11-10T06:18:00`. */
export const clockIn = (timeZone: string, moment: Date | number): string => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
};

/** The day it is in a time zone such as `America/Chicago`. */
export const todayIn = (timeZone: string, now: Date): string => clockIn(timeZone, now).slice(0, 10);

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
};

/** The first day of the month that lies `months` after the month of `day`. */
export const firstOfMonth = (day: string, months = 0): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayOf(date);
};
