const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a moment is, in its largest unit, as the reader's language writes it in short. */
export const shownAge = (instant: string, now: number, locale: string): string => {
  const passed = Math.max(0, now - Date.parse(instant));
  const [unit, size]: readonly [string, number] =
    passed >= DAY ? ['day', DAY] : passed >= HOUR ? ['hour', HOUR] : ['minute', MINUTE];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(passed / size));
};
