import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { type Moment, momentOf, type Span } from '../clock/spans.ts';
import { readWindows, type Worker } from '../clock/worker.ts';

const DAY_MS = 86_400_000;

/** A working day: the time that belongs to it, and the shift where the worker has one. */
export interface DayWindow {
  readonly day: string;
  readonly owned: Span;
  readonly shift: Span | null;
}

const selectCalendarDay = statement<
  { timeZone: string; day: string | null; now: string },
  { day: string; startsAt: string; endsAt: string }
>(
  `select given.day, given.day::timestamp at time zone :timeZone::text as starts_at,
     (given.day + 1)::timestamp at time zone :timeZone::text as ends_at
    from (select coalesce(:day::date, (:now::timestamptz at time zone :timeZone::text)::date) as day) given`,
);

/** The window of a day, or of the one that it is now. */
export async function readDayWindow(tx: Tx, worker: Worker, day: string | undefined): Promise<DayWindow> {
  const around: Moment = day === undefined ? worker.now : momentOf(`${day}T12:00:00Z`);
  const windows = await readWindows(tx, worker, { from: around - 2 * DAY_MS, to: around + 2 * DAY_MS });
  const own = windows?.find((window) =>
    day === undefined ? window.owned.from <= worker.now && worker.now < window.owned.to : window.day === day,
  );
  if (own) return own;
  const asked = { timeZone: worker.timeZone, day: day ?? null, now: new Date(worker.now).toISOString() };
  const calendar = await tx.one(selectCalendarDay(asked));
  return {
    day: calendar.day,
    owned: { from: momentOf(calendar.startsAt), to: momentOf(calendar.endsAt) },
    shift: null,
  };
}
