import type { DayEntry, MyDay } from '@gemba/contract/tasks/my-day/my-day';

const HOUR_MS = 3_600_000;

type Day = Pick<MyDay, 'shift' | 'entries' | 'serverTime'>;

/** The hours that the strip of a day spans: the shift, and all that was recorded around it. */
export const spanOf = ({ shift, entries, serverTime }: Day) => {
  const ends = entries.map(({ endedAt }) => Date.parse(endedAt ?? serverTime));
  const starts = entries.map(({ startedAt }) => Date.parse(startedAt));
  const moments = [...starts, ...ends, ...(shift ? [Date.parse(shift.startsAt), Date.parse(shift.endsAt)] : [])];
  if (moments.length === 0) return undefined;
  const from = Math.floor(Math.min(...moments) / HOUR_MS) * HOUR_MS;
  const to = Math.ceil(Math.max(...moments) / HOUR_MS) * HOUR_MS;
  return { from, to: Math.max(to, from + HOUR_MS) };
};

export type Span = NonNullable<ReturnType<typeof spanOf>>;

/** Where a moment lies between both ends, from 0 to 1. */
export const placeIn = ({ from, to }: Span, moment: number) => (moment - from) / (to - from);

/** Full hours to write below, at most five. */
export const hoursOf = ({ from, to }: Span) => {
  const hours = (to - from) / HOUR_MS;
  const step = Math.max(1, Math.ceil(hours / 4));
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) => from + index * step * HOUR_MS);
};

/** Work on the same work order has the same colour, two neighbours never by chance. */
export const coloursOf = (entries: readonly DayEntry[]): ReadonlyMap<string, 1 | 2> => {
  const orders = [...new Set(entries.flatMap((entry) => (entry.kind === 'WORK' ? [entry.woNumber] : [])))];
  return new Map(orders.map((woNumber, index) => [woNumber, index % 2 === 0 ? 2 : 1]));
};
