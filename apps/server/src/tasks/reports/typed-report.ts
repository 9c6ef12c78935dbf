import type { CallParsed } from '@gemba/contract/kit/call';
import type { createTimeReport } from '@gemba/contract/tasks/reports/create-time-report';
import { chosenRules, createTimeReportRules } from '@gemba/contract/tasks/reports/create-time-report-rules';
import type { Tx } from '../../kit/database/database.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { cutSpans, readTaken, writeSpans } from '../clock/intervals.ts';
import { type Moment, momentOf, type Piece, type Span } from '../clock/spans.ts';
import { employeeOf, lockWorker, type Worker, workingDay } from '../clock/worker.ts';
import { lockOperation } from './locked-operation.ts';
import { checkOpenToReport } from './open-order.ts';
import { readReport } from './read-report.ts';
import { figuresOf, writeReport } from './write-report.ts';

type Body = CallParsed<typeof createTimeReport>['body'];

/** Writes a report with typed times, of today or after the fact. */
export async function writeTypedReport(tx: Tx, actor: Actor, kind: 'DAILY' | 'AFTER', days: number, body: Body) {
  const { companyId } = actor;
  refuseFirst(chosenRules(body));
  const { woNumber = '', sequence = 0 } = body;
  const worker = await lockWorker(tx, companyId, employeeOf(actor));
  const [company, operation] = await Promise.all([
    companyFacts(tx, companyId),
    lockOperation(tx, companyId, worker.employeeId, { woNumber, sequence }),
  ]);
  checkLicence(company, 'PRODUCTION');
  if (!operation.isAuthorised) refuse('WORK_CENTER_NOT_AUTHORIZED', { wc: operation.wc });
  checkOpenToReport(operation.orderStatus, woNumber);
  const span = { from: momentOf(body.start), to: momentOf(body.end) };
  const rules = createTimeReportRules({ body }, { operation, now: new Date(worker.now), days });
  const questions = rules.filter(({ code }) => code === 'QUALIFIED_QTY_OVER_MAXIMUM_WARNING');
  refuseFirst(rules.filter((rule) => !questions.includes(rule)));
  await checkFree(tx, companyId, worker, span);
  const pieces = await cutSpans(tx, worker, [span]);
  checkShift(pieces, body.confirm);
  refuseFirst(questions);
  const qualified = body.qualifiedQty ?? '0';
  const report = {
    kind,
    worker: worker.employeeId,
    taskId: null,
    wageType: body.wageType,
    pieceRate: body.wageType === 1 ? operation.pieceRate : null,
    defects: body.defectiveItems,
    ...figuresOf(operation, qualified, span.to - span.from),
    span,
    estimatedHours: operation.estimatedHours,
    day: await workingDay(tx, worker, span.from),
  };
  const reportId = await writeReport(tx, actor, operation, report, (id) => [
    writeSpans(tx, companyId, worker, { taskId: null, reportId: id, phase: 'RUN', run: 0, isConfirmed: true }, pieces),
  ]);
  return { report: await readReport(tx, actor, reportId) };
}

/** As people write it at the company: 2026-11-10 06:18. */
const localTime = (timeZone: string, moment: Moment) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

/** Nobody works on two things at once. */
export async function checkFree(tx: Tx, companyId: number, worker: Worker, span: Span) {
  const [taken] = await readTaken(tx, companyId, worker, span);
  if (!taken) return;
  refuse('TIME_OVERLAPS', {
    field: 'start',
    start: localTime(worker.timeZone, taken.from),
    end: localTime(worker.timeZone, Math.min(taken.to, worker.now)),
  });
}

/** Time outside of the shift asks first. */
export function checkShift(pieces: readonly Piece[], confirm: Body['confirm']) {
  const outside = pieces.filter(({ isOutside }) => isOutside).reduce((sum, { from, to }) => sum + to - from, 0);
  const minutes = Math.round(outside / 60_000);
  if (minutes > 0 && !confirm?.includes('TIME_BEYOND_SHIFT_WARNING'))
    refuse('TIME_BEYOND_SHIFT_WARNING', { field: 'end', minutes });
}
