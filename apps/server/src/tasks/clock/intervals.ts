import type { Phase } from '@gemba/contract/tasks/task/task-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { cutByShift, freeFrom, instantOf, type Moment, momentOf, type Piece, type Span } from './spans.ts';
import { readWindows, type Worker } from './worker.ts';

interface TakenRow {
  startedAt: string;
  endedAt: string | null;
}

const selectTaken = statement<{ companyId: number; worker: string; from: string; to: string }, TakenRow>(
  `select started_at, ended_at from work_interval
    where company_id = :companyId and worker = :worker and voided_by is null
      and tstzrange(started_at, ended_at) && tstzrange(:from::timestamptz, :to::timestamptz)
    order by started_at`,
);

/** Time of a worker that is recorded already. A running interval has no end. */
export const readTaken = async (tx: Tx, companyId: number, worker: Worker, { from, to }: Span): Promise<Span[]> =>
  (await tx.all(selectTaken({ companyId, worker: worker.employeeId, from: instantOf(from), to: instantOf(to) }))).map(
    ({ startedAt, endedAt }) => ({
      from: momentOf(startedAt),
      to: endedAt === null ? Number.POSITIVE_INFINITY : momentOf(endedAt),
    }),
  );

/** Intervals to write; `to: null` is the one that runs. */
interface NewInterval {
  started_at: string;
  ended_at: string | null;
  outside_shift: boolean;
}

interface Owner {
  readonly taskId: number | null;
  readonly reportId: number | null;
  readonly phase: Phase;
  readonly run: number;
  /** Time outside of the shift counts at once. */
  readonly isConfirmed?: boolean;
}

const insertIntervals = statement<{
  companyId: number;
  worker: string;
  taskId: number | null;
  reportId: number | null;
  phase: string;
  run: number;
  isConfirmed: boolean;
  intervals: string;
}>(
  `insert into work_interval (company_id, worker, task_id, report_id, phase, run_number, started_at, ended_at, outside_shift, confirmed_at)
   select :companyId, :worker, :taskId, :reportId, :phase, :run, started_at, ended_at, outside_shift,
          case when outside_shift and :isConfirmed then now() end
     from jsonb_to_recordset(:intervals::jsonb) as given (started_at timestamptz, ended_at timestamptz, outside_shift boolean)`,
);

const write = (tx: Tx, companyId: number, worker: Worker, owner: Owner, intervals: readonly NewInterval[]) =>
  intervals.length === 0
    ? Promise.resolve()
    : tx.run(
        insertIntervals({
          companyId,
          worker: worker.employeeId,
          taskId: owner.taskId,
          reportId: owner.reportId,
          phase: owner.phase,
          run: owner.run,
          isConfirmed: owner.isConfirmed ?? false,
          intervals: JSON.stringify(intervals),
        }),
      );

const asRow = ({ from, to, isOutside }: Piece): NewInterval => ({
  started_at: instantOf(from),
  ended_at: instantOf(to),
  outside_shift: isOutside,
});

/** The pieces of spans inside and outside of the worker's shift. */
export async function cutSpans(tx: Tx, worker: Worker, spans: readonly Span[]): Promise<Piece[]> {
  if (spans.length === 0) return [];
  const whole = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  const windows = await readWindows(tx, worker, whole);
  const shifts = windows?.map(({ shift }) => shift) ?? null;
  return spans.flatMap((span) => cutByShift(span, shifts));
}

/**
 * The pieces of a run. Only the shift that it began in counts by itself: a stop that was forgotten over the weekend must not
 * bring the hours of three shifts.
 */
async function cutRun(tx: Tx, worker: Worker, begun: Moment, spans: readonly Span[]): Promise<Piece[]> {
  if (spans.length === 0) return [];
  const [pieces, windows] = await Promise.all([
    cutSpans(tx, worker, spans),
    readWindows(tx, worker, { from: begun, to: begun }),
  ]);
  const own = windows?.find(({ owned }) => owned.from <= begun && begun < owned.to);
  if (!own) return pieces;
  return pieces.map((piece) => ({ ...piece, isOutside: piece.isOutside || piece.from >= own.shift.to }));
}

export async function writeSpans(tx: Tx, companyId: number, worker: Worker, owner: Owner, pieces: readonly Piece[]) {
  await write(tx, companyId, worker, owner, pieces.map(asRow));
}

/** Begins a run of a task: it takes all time from the moment on that nothing else has taken, and runs on. */
export async function openRun(tx: Tx, companyId: number, worker: Worker, owner: Owner, from: Moment) {
  const taken = await readTaken(tx, companyId, worker, { from, to: worker.now });
  const { gaps, open } = freeFrom(from, taken);
  const pieces = await cutRun(tx, worker, from, gaps);
  await write(tx, companyId, worker, owner, [
    ...pieces.map(asRow),
    { started_at: instantOf(open), ended_at: null, outside_shift: false },
  ]);
}

interface RunRow {
  intervalId: number;
  startedAt: string;
  endedAt: string | null;
}

const selectRun = statement<{ companyId: number; taskId: number; run: number }, RunRow>(
  `select interval_id, started_at, ended_at from work_interval
    where company_id = :companyId and task_id = :taskId and run_number = :run and voided_by is null and report_id is null
    order by started_at`,
);

const deleteIntervals = statement<{ companyId: number; ids: readonly number[] }>(
  'delete from work_interval where company_id = :companyId and interval_id = any(:ids::bigint[])',
);

const endIntervals = statement<{ companyId: number; ids: readonly number[]; end: string }>(
  'update work_interval set ended_at = :end::timestamptz where company_id = :companyId and interval_id = any(:ids::bigint[])',
);

/**
 * Ends a run of a task. Its end may be told late: time of the run after it was not worked and goes. What ran up to it is cut
 * by the shift.
 */
export async function closeRun(
  tx: Tx,
  companyId: number,
  worker: Worker,
  { taskId, phase, run }: { taskId: number; phase: Phase; run: number },
  end: Moment,
) {
  const rows = await tx.all(selectRun({ companyId, taskId, run }));
  const running = rows.filter(({ startedAt, endedAt }) => endedAt === null && momentOf(startedAt) < end);
  const gone = rows.filter(({ startedAt }) => momentOf(startedAt) >= end);
  const cut = rows.filter(
    ({ startedAt, endedAt }) => endedAt !== null && momentOf(startedAt) < end && momentOf(endedAt) > end,
  );
  const pieces = await cutRun(
    tx,
    worker,
    Math.min(...rows.map(({ startedAt }) => momentOf(startedAt))),
    running.map(({ startedAt }) => ({ from: momentOf(startedAt), to: end })),
  );
  await tx.run(deleteIntervals({ companyId, ids: [...gone, ...running].map(({ intervalId }) => intervalId) }));
  await tx.run(endIntervals({ companyId, ids: cut.map(({ intervalId }) => intervalId), end: instantOf(end) }));
  await writeSpans(tx, companyId, worker, { taskId, reportId: null, phase, run }, pieces);
}
