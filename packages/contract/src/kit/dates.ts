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
  });
  formatters.set(timeZone, made);
  return made;
};

/** The day it is in a time zone such as `America/Chicago`. */
export const todayIn = (timeZone: string, now: Date): string => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
};

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
