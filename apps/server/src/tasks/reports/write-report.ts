import { negate } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import type { OperationStatus } from '@gemba/contract/orders/work-order/operation-moves';
import { workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import type { REPORT_KINDS } from '@gemba/contract/tasks/reports/time-report';
import type { WageType } from '@gemba/contract/tasks/task/task-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { isOutOfRange } from '../../kit/database/sql-state.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { companyFacts, moneyText, post, quantityText, quantityUnits } from '../../postings/index.ts';
import { hoursText, instantOf, type Span } from '../clock/spans.ts';
import { labourBookings, labourOf } from './labour.ts';
import type { OperationFacts } from './locked-operation.ts';
import { isOpenToReport } from './open-order.ts';

const { next } = moves(workOrderMoves);

export interface Defect {
  readonly item: string;
  readonly quantity: string;
}

/** A report to write. Its figures are below zero where it takes another one back. */
export interface NewReport {
  readonly kind: (typeof REPORT_KINDS)[number];
  readonly worker: string;
  readonly taskId: number | null;
  readonly wageType: WageType;
  readonly pieceRate: string | null;
  readonly qualified: string;
  readonly defects: readonly Defect[];
  readonly excess: string;
  /** From the first minute to the last; `hours` may be less. */
  readonly span: Span;
  readonly hours: string;
  /** In cents. */
  readonly labour: bigint;
  readonly estimatedHours: string;
  readonly day: string;
  readonly corrects?: number;
  readonly replaces?: number;
  readonly reason?: string;
}

type ReportRow = Record<string, string | number | null>;

const insertReport = statement<{ companyId: number; userId: number; report: string }>(
  `insert into time_report (company_id, report_id, wo_number, sequence, wc, worker, task_id, wage_type, qualified_qty,
     defective_quantity, excess_qty, started_at, ended_at, hours, estimated_hours, report_date, reported_by, kind, labour, piece_rate,
     corrects, replaces, reason)
   select :companyId, report_id, wo_number, sequence, wc, worker, task_id, wage_type, qualified_qty,
     defective_quantity, excess_qty, started_at, ended_at, hours, estimated_hours, report_date, :userId, kind, labour, piece_rate,
     corrects, replaces, reason
     from jsonb_to_record(:report::jsonb) as given (report_id bigint, wo_number text, sequence integer, wc text, worker text, task_id bigint,
       wage_type smallint, qualified_qty numeric, defective_quantity numeric, excess_qty numeric, started_at timestamptz,
       ended_at timestamptz, hours numeric, estimated_hours numeric, report_date date, kind text, labour numeric, piece_rate numeric,
       corrects bigint, replaces bigint, reason text)`,
);

const insertDefects = statement<{ companyId: number; reportId: number; wc: string; defects: string }>(
  `insert into time_report_defect (company_id, report_id, wc, defect_code, quantity)
   select :companyId, :reportId, :wc, item, quantity from jsonb_to_recordset(:defects::jsonb) as given (item text, quantity numeric)`,
);

const updateOperation = statement<{
  companyId: number;
  woNumber: string;
  sequence: number;
  qualified: string;
  defective: string;
  hours: string;
  status: OperationStatus;
}>(
  `update work_order_operation set qualified_quantity = qualified_quantity + :qualified::numeric,
     defective_quantity = defective_quantity + :defective::numeric, reported_hours = reported_hours + :hours::numeric, status = :status
    where company_id = :companyId and wo_number = :woNumber and sequence = :sequence`,
);

const updateNext = statement<{ companyId: number; woNumber: string; sequence: number }>(
  `update work_order_operation set status = 'NOT_SETUP'
    where company_id = :companyId and wo_number = :woNumber and status = 'WAITING' and sequence = (
      select min(later.sequence) from work_order_operation later
       where later.company_id = :companyId and later.wo_number = :woNumber and later.sequence > :sequence)`,
);

const updateOrder = statement<{
  companyId: number;
  woNumber: string;
  status: string;
  labour: string;
  used: string;
}>(
  `update work_order set labour = labour + :labour::numeric, labour_used = labour_used + :used::numeric,
     version = version + case when status <> :status then 1 else 0 end, status = :status
    where company_id = :companyId and wo_number = :woNumber`,
);

const selectNumber = statement<object, { number: string }>(`select next_number('time_report')::text as number`, {
  neverNull: ['number'],
});

const sum = (defects: readonly Defect[]) =>
  quantityText(defects.reduce((total, { quantity }) => total + quantityUnits(quantity), 0n));

/** The whole quantity makes OK of an operation, and less than it RUN. Hours alone change nothing. */
function statusAfter({ status, qualified, ordered }: OperationFacts, report: NewReport): OperationStatus {
  const total = quantityUnits(qualified) + quantityUnits(report.qualified);
  if (report.kind === 'COUNTER') return status === 'OK' && total < quantityUnits(ordered) ? 'RUN' : status;
  if (total >= quantityUnits(ordered)) return 'OK';
  if (report.kind === 'PART' || report.kind === 'OVERTIME' || status === 'OK') return status;
  return 'RUN';
}

/**
 * Writes a report of an operation whose work order is locked: the report, the operation's figures and state, the work
 * order's state and labour, and the journal. `more` are the statements that need its number.
 */
export async function writeReport(
  tx: Tx,
  actor: Actor,
  operation: OperationFacts,
  report: NewReport,
  more: (reportId: number) => readonly Promise<unknown>[] = () => [],
): Promise<number> {
  const { companyId, userId } = actor;
  const { woNumber, sequence, wc, orderStatus } = operation;
  const company = await companyFacts(tx, companyId);
  const isOpen = isOpenToReport(orderStatus);
  const { labour, hours, qualified } = report;
  const defective = sum(report.defects);
  const row = (reportId: number): ReportRow => ({
    report_id: reportId,
    wo_number: woNumber,
    sequence,
    wc,
    worker: report.worker,
    task_id: report.taskId,
    wage_type: report.wageType,
    qualified_qty: qualified,
    defective_quantity: defective,
    excess_qty: report.excess,
    started_at: instantOf(report.span.from),
    ended_at: instantOf(report.span.to),
    hours,
    estimated_hours: report.estimatedHours,
    report_date: report.day,
    kind: report.kind,
    labour: moneyText(labour),
    piece_rate: report.pieceRate,
    corrects: report.corrects ?? null,
    replaces: report.replaces ?? null,
    reason: report.reason ?? null,
  });
  const key = { companyId, woNumber };
  const { number } = await post(tx, actor, {
    day: company.today,
    document: {
      kind: 'time_report',
      number: async () => (await tx.one(selectNumber({}))).number,
      order: ['wo', woNumber],
      ...(report.reason !== undefined && { memo: report.reason }),
      ...(report.corrects !== undefined && { reverses: String(report.corrects) }),
      facts: {
        sequence,
        wc,
        worker: report.worker,
        day: report.day,
        hours,
        qualified,
        defective,
      },
    },
    movements: [],
    bookings: () => labourBookings(labour, isOpen),
    rows: ({ number: text }) => {
      const reportId = Number(text);
      const labourText = moneyText(labour);
      return [
        tx.run(insertReport({ companyId, userId, report: JSON.stringify(row(reportId)) })),
        tx.run(insertDefects({ companyId, reportId, wc, defects: JSON.stringify(report.defects) })),
        tx.run(
          updateOperation({ ...key, sequence, qualified, defective, hours, status: statusAfter(operation, report) }),
        ),
        ...(quantityUnits(qualified) > 0n ? [tx.run(updateNext({ ...key, sequence }))] : []),
        tx.run(
          updateOrder({
            ...key,
            status: (isOpen && next(orderStatus, 'report')) || orderStatus,
            labour: labourText,
            used: isOpen ? '0' : labourText,
          }),
        ),
        ...more(reportId),
      ];
    },
  }).catch((error: unknown) => {
    if (isOutOfRange(error)) return refuse('INVALID_QUANTITY', { field: 'qualifiedQty' });
    throw error;
  });
  return Number(number);
}

/** The figures of a report that follow from its pieces and its time. */
export function figuresOf(operation: OperationFacts, qualified: string, milliseconds: number) {
  const excess = quantityUnits(qualified) - quantityUnits(operation.maximum);
  const hours = hoursText(milliseconds);
  return {
    qualified,
    hours,
    excess: quantityText(excess > 0n ? excess : 0n),
    labour: labourOf(hours, operation.hourlyCost),
  };
}

export const negative = (quantity: string) => (quantityUnits(quantity) === 0n ? '0' : negate(quantity));
