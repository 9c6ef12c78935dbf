/** A moment as the clock on the wall of a plant shows it, as a date-time field has it: `2026-11-10T06:18`. */
const LENGTH = 'yyyy-mm-ddThh:mm'.length;
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (timeZone: string) => {
  const known = formats.get(timeZone);
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
  formats.set(timeZone, made);
  return made;
};

const shownIn = (timeZone: string, moment: number) => {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
};

export const wallTime = (instant: string | number, timeZone: string) =>
  shownIn(timeZone, typeof instant === 'number' ? instant : Date.parse(instant)).slice(0, LENGTH);

const offsetAt = (moment: number, timeZone: string) => {
  const whole = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${shownIn(timeZone, whole)}Z`) - whole;
};

/** The moment of a time on the wall; undefined where it is no time. One that a clock change skips counts as an hour later. */
export const instantOf = (wall: string, timeZone: string): string | undefined => {
  const asUtc = WALL.test(wall) ? Date.parse(`${wall.slice(0, LENGTH)}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const near = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(near, timeZone)).toISOString();
};
