const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The age of a moment in its largest unit, abbreviated in the reader's language. */
export const shownAge = (instant: string, now: number, locale: string): string => {
  const passed = Math.max(0, now - Date.parse(instant));
  const [unit, size]: readonly [string, number] =
    passed >= DAY ? ['day', DAY] : passed >= HOUR ? ['hour', HOUR] : ['minute', MINUTE];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(passed / size));
};
