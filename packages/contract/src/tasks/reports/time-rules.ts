import { broken, type Violation, when } from '../../kit/rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The longest span of one report. */
export const LONGEST_HOURS = 24;
/** A daily report is about today, or a night that began yesterday; after the fact, about a month. */
export const DAILY_DAYS = 1;
export const AFTER_DAYS = 31;

export type Span = { readonly start: string; readonly end: string };

/** The typed times of a report. `days`: so far back a report may begin. */
export const spanRules = ({ start, end }: Span, now: Date, days: number): Violation[] => {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return [
    ...when(to <= from, () => broken('END_BEFORE_START', 'end')),
    ...when(to > now.getTime(), () => broken('TIME_IN_FUTURE', 'end')),
    ...when(from < now.getTime() - days * DAY_MS, () => broken('TIME_TOO_OLD', 'start', { days })),
    ...when(to - from > LONGEST_HOURS * HOUR_MS, () => broken('TIME_TOO_LONG', 'end', { hours: LONGEST_HOURS })),
  ];
};
