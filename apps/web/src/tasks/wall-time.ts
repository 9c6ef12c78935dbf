import { clockIn } from '@gemba/contract/kit/dates';

/** A moment as the clock on the wall of a plant shows it, as a date-time field has it: `2026-11-10T06:18`. */
const LENGTH = 'yyyy-mm-ddThh:mm'.length;
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export const wallTime = (instant: string | number, timeZone: string) =>
  clockIn(timeZone, typeof instant === 'number' ? instant : Date.parse(instant)).slice(0, LENGTH);

const offsetAt = (moment: number, timeZone: string) => {
  const whole = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${clockIn(timeZone, whole)}Z`) - whole;
};

/** The moment of a time on the wall; undefined where it is no time. One that a clock change skips counts as an hour later. */
export const instantOf = (wall: string, timeZone: string): string | undefined => {
  const asUtc = WALL.test(wall) ? Date.parse(`${wall.slice(0, LENGTH)}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const near = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(near, timeZone)).toISOString();
};
