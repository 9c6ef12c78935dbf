import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import type { DayEntry, MyDay } from '@gemba/contract/tasks/my-day/my-day';
import type { PauseReason, Phase } from '@gemba/contract/tasks/task/task-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { costUnits, moneyText, moneyUnits, quantityText, quantityUnits, worth } from '../../postings/index.ts';
import { cutByShift, instantOf, lengthOf, momentOf, type Span } from '../clock/spans.ts';
import type { Worker } from '../clock/worker.ts';
import { explain, stretchesOf } from './day-entries.ts';
import { type DayWindow, readDayWindow } from './day-window.ts';

type Asked = { companyId: number; worker: string; from: string; to: string };

interface WorkRow {
  startedAt: string;
  endedAt: string | null;
  phase: Phase;
  counts: boolean;
  isOutside: boolean;
  taskId: number | null;
  reportId: number | null;
  woNumber: string;
  sequence: number;
  operation: string;
  wc: string;
  wcName: string;
  isHourly: boolean;
  qualified: string;
}

// The days stand in a select each: the planner would plan every call anew for them, which takes longer than the rows of a day.
// It then expects more rows than there are, so `offset 0` keeps it from reading all operations for them.
const selectWork = statement<Asked, WorkRow>(
  `select i.started_at, i.ended_at, i.phase, not i.outside_shift or i.confirmed_at is not null as counts, i.outside_shift as is_outside,
     i.task_id, i.report_id, op.wo_number, op.sequence, op.description as operation, op.wc, wc.wc_name,
     coalesce(r.wage_type, op.wage_type) = 2 or coalesce(r.piece_rate, op.piece_rate) is null as is_hourly,
     coalesce(r.qualified_qty, t.counted_qualified, 0) as qualified
    from work_interval i
    left join task t on t.company_id = i.company_id and t.task_id = i.task_id
    left join time_report r on r.company_id = i.company_id and r.report_id = i.report_id
    cross join lateral (select * from work_order_operation op
      where op.company_id = i.company_id and op.wo_number = coalesce(r.wo_number, t.wo_number)
        and op.sequence = coalesce(r.sequence, t.sequence) offset 0) op
    join work_centre wc on wc.company_id = op.company_id and wc.wc = op.wc
   where i.company_id = :companyId and i.worker = :worker and i.voided_by is null
     and i.started_at >= (select :from::timestamptz) and i.started_at < (select :to::timestamptz)
   order by i.started_at`,
);

const selectPauses = statement<Asked, { startedAt: string; reason: PauseReason; note: string | null }>(
  `select started_at, reason, note from work_pause
    where company_id = :companyId and worker = :worker and started_at >= (select :from::timestamptz) and started_at < (select :to::timestamptz)
    order by started_at`,
);

interface Made {
  qualified: string;
  defective: string;
}

const selectReported = statement<{ companyId: number; worker: string; day: string }, Made>(
  `select coalesce(sum(qualified_qty), 0) as qualified, coalesce(sum(defective_quantity), 0) as defective
    from time_report where company_id = :companyId and worker = :worker and report_date = (select :day::date)`,
);

// Counted on tasks that have begun, and not reported yet.
const selectCounted = statement<{ companyId: number; worker: string }, Made>(
  `select coalesce(sum(t.counted_qualified), 0) as qualified, coalesce(sum((
     select sum(d.quantity) from task_defect d where d.company_id = t.company_id and d.task_id = t.task_id)), 0) as defective
    from task t where t.company_id = :companyId and t.worker = :worker and t.status in ('RUNNING', 'PAUSED')`,
);

const selectPlanned = statement<Asked, { planned: string }>(
  `select coalesce(sum(quantity), 0) as planned from task
    where company_id = :companyId and worker = :worker and status in ('OPEN', 'RUNNING', 'PAUSED', 'CLOSED')
      and planned_start >= (select :from::timestamptz) and planned_start < (select :to::timestamptz)`,
);

interface PieceRow {
  woNumber: string;
  sequence: number;
  operation: string;
  wc: string;
  wcName: string;
  quantity: string;
  pieceRate: string;
}

const selectPieces = statement<{ companyId: number; worker: string; day: string }, PieceRow>(
  `select r.wo_number, r.sequence, op.description as operation, r.wc, wc.wc_name, sum(r.qualified_qty) as quantity, r.piece_rate
    from time_report r
    join work_order_operation op on op.company_id = r.company_id and op.wo_number = r.wo_number and op.sequence = r.sequence
    join work_centre wc on wc.company_id = r.company_id and wc.wc = r.wc
   where r.company_id = :companyId and r.worker = :worker and r.report_date = (select :day::date) and r.wage_type = 1 and r.piece_rate is not null
   group by 1, 2, 3, 4, 5, 7 order by 1, 2`,
);

interface RunningRow {
  taskId: number;
  woNumber: string;
  sequence: number;
  operation: string;
  wc: string;
  wcName: string;
  since: string;
}

const selectRunning = statement<{ companyId: number; worker: string }, RunningRow>(
  `select t.task_id, t.wo_number, t.sequence, op.description as operation, t.wc, wc.wc_name, i.started_at as since
    from work_interval i
    join task t on t.company_id = i.company_id and t.task_id = i.task_id
    join work_order_operation op on op.company_id = t.company_id and op.wo_number = t.wo_number and op.sequence = t.sequence
    join work_centre wc on wc.company_id = t.company_id and wc.wc = t.wc
   where i.company_id = :companyId and i.worker = :worker and i.ended_at is null and i.voided_by is null`,
);

const selectTerms = statement<
  { companyId: number; worker: string },
  { currency: string; hourlyRate: string; shiftName: string | null; unpaidMinutes: number | null }
>(
  `select c.base_currency as currency, e.hourly_rate, s.shift_name, s.unpaid_minutes
    from employee e join company c on c.company_id = e.company_id
    left join shift s on s.company_id = e.company_id and s.shift_code = e.shift_code
   where e.company_id = :companyId and e.employee_id = :worker`,
);

type Running = RunningRow | undefined;

/** The day of a worker with all its time, pieces and pay. */
export async function readMyDay(tx: Tx, companyId: number, worker: Worker, date: string | undefined): Promise<MyDay> {
  const window = await readDayWindow(tx, worker, date);
  const key = { companyId, worker: worker.employeeId };
  const asked = { ...key, from: instantOf(window.owned.from), to: instantOf(window.owned.to) };
  const ofDay = { ...key, day: window.day };
  const [work, pauses, reported, counted, { planned }, pieces, running, terms] = await Promise.all([
    tx.all(selectWork(asked)),
    tx.all(selectPauses(asked)),
    tx.one(selectReported(ofDay)),
    tx.one(selectCounted(key)),
    tx.one(selectPlanned(asked)),
    tx.all(selectPieces(ofDay)),
    tx.first(selectRunning(key)),
    tx.one(selectTerms(key)),
  ]);
  const isToday = window.owned.from <= worker.now && worker.now < window.owned.to;
  const spans = work.map((row) => ({ row, span: spanOf(row, worker) }));
  const entries = entriesOf(window, worker, spans, pauses);
  const seconds = secondsOf(window, spans, entries);
  const plannedSeconds = window.shift
    ? Math.max(0, Math.round((window.shift.to - window.shift.from) / 1_000) - (terms.unpaidMinutes ?? 0) * 60)
    : 0;
  return {
    date: window.day,
    worker: { employeeId: worker.employeeId, name: worker.name },
    serverTime: instantOf(worker.now),
    shift: window.shift && {
      name: terms.shiftName ?? '',
      startsAt: instantOf(window.shift.from),
      endsAt: instantOf(window.shift.to),
      plannedSeconds,
    },
    workedSeconds: seconds.worked,
    pieces: {
      qualified: isToday ? addUp(reported.qualified, counted.qualified) : reported.qualified,
      defective: isToday ? addUp(reported.defective, counted.defective) : reported.defective,
      planned,
      plannedByNow: plannedByNow(window, worker, planned),
    },
    entries,
    forgottenStop: await forgottenStop(tx, worker, running),
    overtime: { waitingSeconds: seconds.waiting, confirmedSeconds: seconds.confirmed },
    pay: payOf(terms, seconds, pieces),
  };
}

const addUp = (one: string, other: string) => quantityText(quantityUnits(one) + quantityUnits(other));

const spanOf = ({ startedAt, endedAt }: WorkRow, { now }: Worker): Span => {
  const from = momentOf(startedAt);
  return { from, to: endedAt === null ? Math.max(now, from) : momentOf(endedAt) };
};

type Worked = { readonly row: WorkRow; readonly span: Span };

/** Work, pauses and gaps in their order. The pieces of a task or report stand at its last interval of the day. */
function entriesOf(
  { shift }: DayWindow,
  { now }: Worker,
  worked: readonly Worked[],
  pauses: readonly { startedAt: string; reason: PauseReason; note: string | null }[],
): DayEntry[] {
  const ownerOf = ({ row }: Worked) => (row.reportId === null ? `t${row.taskId}` : `r${row.reportId}`);
  const last = new Map(worked.map((one) => [ownerOf(one), one]));
  const work = worked.map((one): DayEntry => {
    const { counts, isOutside: _, isHourly: __, qualified, ...row } = one.row;
    return {
      kind: 'WORK',
      ...row,
      counts,
      seconds: Math.round((one.span.to - one.span.from) / 1_000),
      qualifiedQty: last.get(ownerOf(one)) === one ? qualified : null,
    };
  });
  const said = pauses.map(({ startedAt, reason, note }) => ({ at: momentOf(startedAt), reason, note }));
  const stretches = stretchesOf(
    worked.map(({ span }) => span),
    shift,
    now,
  );
  return [...work, ...stretches.flatMap((stretch) => explain(stretch, said, now))].toSorted(
    (one, other) => momentOf(one.startedAt) - momentOf(other.startedAt),
  );
}

/** A running interval counts up to the end of the shift; beyond it waits. */
function secondsOf({ shift }: DayWindow, worked: readonly Worked[], entries: readonly DayEntry[]) {
  const counted = worked.flatMap(({ row, span }) => {
    if (!row.counts) return [];
    if (row.endedAt !== null) return [{ row, span }];
    return cutByShift(span, shift && [shift])
      .filter(({ isOutside }) => !isOutside)
      .map((piece) => ({ row, span: piece }));
  });
  const length = (some: readonly Worked[]) => Math.round(lengthOf(some.map(({ span }) => span)) / 1_000);
  const sum = (kind: (entry: DayEntry) => boolean) =>
    entries.filter(kind).reduce((total, entry) => total + entry.seconds, 0);
  return {
    worked: length(counted),
    hourly: length(counted.filter(({ row }) => row.isHourly)),
    waiting: length(worked.filter(({ row }) => !row.counts)),
    confirmed: length(worked.filter(({ row }) => row.counts && row.isOutside)),
    paidPause: sum((entry) => entry.kind === 'PAUSE' && entry.paid),
    gap: sum((entry) => entry.kind === 'GAP'),
  };
}

/** The share of the plan that the shift has passed, in whole pieces. */
function plannedByNow({ shift }: DayWindow, { now }: Worker, planned: string) {
  if (!shift || now >= shift.to) return planned;
  if (now <= shift.from) return '0.0000';
  const passed = (quantityUnits(planned) * BigInt(Math.round(now - shift.from))) / BigInt(shift.to - shift.from);
  return quantityText((passed / 10_000n) * 10_000n);
}

async function forgottenStop(tx: Tx, worker: Worker, running: Running): Promise<MyDay['forgottenStop']> {
  if (!running) return null;
  const since = momentOf(running.since);
  const { shift, owned } = await readDayWindow(tx, { ...worker, now: since }, undefined);
  if (!shift) return null;
  const end = since < shift.to ? shift.to : owned.to;
  return worker.now > end ? { ...running, suggestedStop: instantOf(end) } : null;
}

interface Terms {
  currency: string;
  hourlyRate: string;
}

function payOf({ currency, hourlyRate }: Terms, seconds: ReturnType<typeof secondsOf>, made: readonly PieceRow[]) {
  const paidSeconds = seconds.hourly + seconds.paidPause;
  const hourly = divideHalfAway(BigInt(paidSeconds) * moneyUnits(hourlyRate), 3_600n);
  const pieces = made.map((row) => ({ row, amount: worth(quantityUnits(row.quantity), costUnits(row.pieceRate)) }));
  const byPiece = pieces.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    currency,
    hourlyRate,
    hourlySeconds: seconds.hourly,
    paidPauseSeconds: seconds.paidPause,
    unexplainedSeconds: seconds.gap,
    paidSeconds,
    hourlyAmount: moneyText(hourly),
    pieces: pieces.map(({ row, amount }) => ({ ...row, amount: moneyText(amount) })),
    pieceAmount: moneyText(byPiece),
    amount: moneyText(hourly + byPiece),
  };
}
