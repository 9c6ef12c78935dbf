import type { CallParsed } from '@gemba/contract/kit/call';
import * as contract from '@gemba/contract/tasks/reports/correct-time-report';
import { piecesRules } from '@gemba/contract/tasks/reports/pieces-rules';
import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import { AFTER_DAYS, spanRules } from '@gemba/contract/tasks/reports/time-rules';
import type { Phase } from '@gemba/contract/tasks/task/task-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { checkLicence, companyFacts, moneyUnits } from '../../postings/index.ts';
import { cutSpans, writeSpans } from '../clock/intervals.ts';
import { momentOf, type Piece, type Span } from '../clock/spans.ts';
import { lockWorker, type Worker, workingDay } from '../clock/worker.ts';
import { lockOperation, type OperationFacts } from './locked-operation.ts';
import { correctionRefusal, readReport } from './read-report.ts';
import { checkFree, checkShift } from './typed-report.ts';
import { figuresOf, negative, writeReport } from './write-report.ts';

type Body = CallParsed<typeof contract.correctTimeReport>['body'];
type Key = { companyId: number; reportId: number };

interface Former {
  labour: string;
  correctedBy: number | null;
}

const selectFormer = statement<Key, Former>(
  `select r.labour, (select counter.report_id from time_report counter
     where counter.company_id = r.company_id and counter.corrects = r.report_id) as corrected_by
    from time_report r where r.company_id = :companyId and r.report_id = :reportId`,
);

interface IntervalRow {
  startedAt: string;
  endedAt: string;
  phase: Phase;
  outsideShift: boolean;
}

const selectIntervals = statement<Key, IntervalRow>(
  `select started_at, ended_at, phase, outside_shift from work_interval
    where company_id = :companyId and report_id = :reportId and voided_by is null order by started_at`,
  { neverNull: ['endedAt'] },
);

const voidIntervals = statement<Key & { counter: number }>(
  `update work_interval set voided_by = :counter
    where company_id = :companyId and report_id = :reportId and voided_by is null`,
);

/** The report stays. A counter-report takes its figures and its time back, and another one says them right. */
export const correctTimeReport = operation(contract.correctTimeReport, async (tx, actor, { params, body }) => {
  const { companyId } = actor;
  const reportId = Number(params.reportId);
  const report = await readReport(tx, actor, reportId);
  const worker = await lockWorker(tx, companyId, report.worker.employeeId);
  const [company, facts, former, intervals] = await Promise.all([
    companyFacts(tx, companyId),
    lockOperation(tx, companyId, worker.employeeId, report),
    tx.one(selectFormer({ companyId, reportId })),
    tx.all(selectIntervals({ companyId, reportId })),
  ]);
  checkLicence(company, 'PRODUCTION');
  checkCorrectable(report, facts, former);
  const counter = await writeReport(tx, actor, facts, counterOf(report, former, body.reason), (counterId) => [
    tx.run(voidIntervals({ companyId, reportId, counter: counterId })),
  ]);
  if (!body.replacement) return { report: await readReport(tx, actor, counter) };
  return replace(tx, actor, worker, report, intervals, body.replacement);
});

function checkCorrectable(report: TimeReport, { orderStatus, woNumber }: OperationFacts, { correctedBy }: Former) {
  const isMine = report.correction.refusal !== 'LIMITED_PERMISSIONS';
  const code = correctionRefusal({ kind: report.kind, correctedBy, orderStatus, isMine });
  // A person who only wrote the report for somebody else may look at it, no more.
  if (code === 'LIMITED_PERMISSIONS') refuse('TIME_REPORT_NOT_EXIST');
  if (code === 'WORK_ORDER_NOT_OPEN_TO_REPORT') refuse(code, { woNumber });
  if (code === 'POSTING_IS_REVERSED' || code === 'POSTING_IS_REVERSAL')
    refuse(code, { documentNumber: String(report.reportId) });
}

const counterOf = (report: TimeReport, { labour }: Former, reason: string) => ({
  kind: 'COUNTER' as const,
  worker: report.worker.employeeId,
  taskId: report.taskId,
  wageType: report.wageType,
  pieceRate: report.pieceRate,
  qualified: negative(report.qualifiedQty),
  defects: report.defectiveItems.map(({ item, quantity }) => ({ item, quantity: negative(quantity) })),
  excess: negative(report.excessQty),
  span: { from: momentOf(report.startedAt), to: momentOf(report.endedAt) },
  hours: negative(report.hours),
  labour: -moneyUnits(labour),
  estimatedHours: report.estimatedHours,
  day: report.reportDate,
  corrects: report.reportId,
  reason,
});

type Replacement = NonNullable<Body['replacement']>;

async function replace(
  tx: Tx,
  actor: Actor,
  worker: Worker,
  report: TimeReport,
  intervals: readonly IntervalRow[],
  replacement: Replacement,
) {
  const { companyId } = actor;
  const facts = await lockOperation(tx, companyId, worker.employeeId, report);
  const { phase, pieces, span, milliseconds } = await timeOf(tx, companyId, worker, report, intervals, replacement);
  refuseFirst(piecesRules(replacement, facts).map((rule) => ({ ...rule, field: `replacement.${rule.field}` })));
  const qualified = replacement.qualifiedQty ?? '0';
  const written = {
    kind: report.kind,
    worker: worker.employeeId,
    taskId: report.taskId,
    wageType: replacement.wageType,
    pieceRate: replacement.wageType === 1 ? facts.pieceRate : null,
    defects: replacement.defectiveItems,
    ...figuresOf(facts, qualified, milliseconds),
    span,
    estimatedHours: report.estimatedHours,
    day: await workingDay(tx, worker, span.from),
    replaces: report.reportId,
  };
  const number = await writeReport(tx, actor, facts, written, (reportId) => [
    writeSpans(tx, companyId, worker, { taskId: report.taskId, reportId, phase, run: 0, isConfirmed: true }, pieces),
  ]);
  return { report: await readReport(tx, actor, number) };
}

interface NewTime {
  phase: Phase;
  pieces: readonly Piece[];
  span: Span;
  milliseconds: number;
}

/** The typed times, or those that the report had. */
async function timeOf(
  tx: Tx,
  companyId: number,
  worker: Worker,
  report: TimeReport,
  intervals: readonly IntervalRow[],
  { start, end, confirm }: Replacement,
): Promise<NewTime> {
  const phase = intervals[0]?.phase ?? 'RUN';
  if (start === undefined && end === undefined) {
    const pieces = intervals.map(({ startedAt, endedAt, outsideShift }) => ({
      from: momentOf(startedAt),
      to: momentOf(endedAt),
      isOutside: outsideShift,
    }));
    const milliseconds = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
    return { phase, pieces, milliseconds, span: { from: momentOf(report.startedAt), to: momentOf(report.endedAt) } };
  }
  const typed = { start: start ?? report.startedAt, end: end ?? report.endedAt };
  refuseFirst(
    spanRules(typed, new Date(worker.now), AFTER_DAYS).map((rule) => ({ ...rule, field: `replacement.${rule.field}` })),
  );
  const span = { from: momentOf(typed.start), to: momentOf(typed.end) };
  await checkFree(tx, companyId, worker, span);
  const pieces = await cutSpans(tx, worker, [span]);
  checkShift(pieces, confirm);
  return { phase, pieces, span, milliseconds: span.to - span.from };
}
