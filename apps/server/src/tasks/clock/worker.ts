import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type Moment, momentOf, type Span } from './spans.ts';

interface WorkerRow {
  employeeId: string;
  name: string;
  timeZone: string;
  shiftStart: string | null;
  shiftEnd: string | null;
}

/** Somebody who works, and the moment it is. */
export interface Worker extends WorkerRow {
  readonly now: Moment;
}

type Key = { companyId: number; employeeId: string };

const WORKER = `select e.employee_id, e.employee_name as name, c.time_zone, s.start_time::text as shift_start, s.end_time::text as shift_end
  from employee e
  join company c on c.company_id = e.company_id
  left join shift s on s.company_id = e.company_id and s.shift_code = e.shift_code
 where e.company_id = :companyId and e.employee_id = :employeeId`;

const selectWorker = statement<Key, WorkerRow>(WORKER);
const lockEmployee = statement<Key, WorkerRow>(`${WORKER} for no key update of e`);

const selectNow = statement<object, { now: string }>(`select date_trunc('milliseconds', clock_timestamp()) as now`);

/**
 * Everything about the time of one person happens one after the other: intervals of several devices meet here. The clock is
 * read under the lock, so that it never goes back between two of them.
 */
export async function lockWorker(tx: Tx, companyId: number, employeeId: string): Promise<Worker> {
  const [worker, { now }] = await Promise.all([tx.one(lockEmployee({ companyId, employeeId })), tx.one(selectNow({}))]);
  return { ...worker, now: momentOf(now) };
}

/** The same without the lock, to look only. */
export async function readWorker(tx: Tx, companyId: number, employeeId: string): Promise<Worker> {
  const [worker, { now }] = await Promise.all([tx.one(selectWorker({ companyId, employeeId })), tx.one(selectNow({}))]);
  return { ...worker, now: momentOf(now) };
}

/** The employee behind the call. `access: 'employee'` lets nobody else in. */
export const employeeOf = ({ refId }: Actor) => {
  if (refId === null) throw new Error('a call for employees without one');
  return refId;
};

interface WindowRow {
  day: string;
  startsAt: string;
  endsAt: string;
  ownsFrom: string;
  ownsTo: string;
}

const selectWindows = statement<
  { timeZone: string; begins: string; ends: string; first: string; last: string },
  WindowRow
>(
  `select day, starts_at, ends_at, owns_from, owns_to
    from shift_windows(:timeZone::text, :begins::time, :ends::time, :first::timestamptz, :last::timestamptz) order by day`,
  { neverNull: ['day', 'startsAt', 'endsAt', 'ownsFrom', 'ownsTo'] },
);

/** One shift: its time, and the time around it that belongs to its day. */
export interface Window {
  readonly day: string;
  readonly shift: Span;
  readonly owned: Span;
}

/** The shifts that touch a span of time; null where the worker has none. */
export async function readWindows(
  tx: Tx,
  { timeZone, shiftStart, shiftEnd }: Worker,
  { from, to }: Span,
): Promise<Window[] | null> {
  if (shiftStart === null || shiftEnd === null) return null;
  const asked = { timeZone, begins: shiftStart, ends: shiftEnd };
  const rows = await tx.all(
    selectWindows({ ...asked, first: new Date(from).toISOString(), last: new Date(to).toISOString() }),
  );
  return rows.map(({ day, startsAt, endsAt, ownsFrom, ownsTo }) => ({
    day,
    shift: { from: momentOf(startsAt), to: momentOf(endsAt) },
    owned: { from: momentOf(ownsFrom), to: momentOf(ownsTo) },
  }));
}

const selectDay = statement<{ timeZone: string; at: string }, { day: string }>(
  'select (:at::timestamptz at time zone :timeZone::text)::date as day',
);

/** The working day that a moment belongs to: that of the shift around it, else the calendar's. */
export async function workingDay(tx: Tx, worker: Worker, at: Moment): Promise<string> {
  const windows = await readWindows(tx, worker, { from: at, to: at });
  const own = windows?.find(({ owned }) => owned.from <= at && at < owned.to);
  if (own) return own.day;
  return (await tx.one(selectDay({ timeZone: worker.timeZone, at: new Date(at).toISOString() }))).day;
}
