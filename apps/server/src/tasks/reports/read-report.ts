import type { WorkOrderStatus } from '@gemba/contract/orders/work-order/work-order-moves';
import type { TimeReport, TimeReportRow } from '@gemba/contract/tasks/reports/time-report';
import type { Phase, WageType } from '@gemba/contract/tasks/task/task-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { quantityText, quantityUnits } from '../../postings/index.ts';
import { employeeOf } from '../clock/worker.ts';
import { leadOf } from '../lead/led-centre.ts';
import { DEFECT_ITEMS, IS_LAST, MAXIMUM_ANEW } from '../task/operation-facts.ts';
import { isOpenToReport } from './open-order.ts';

/** A report as the database gives it: `TimeReportRow` is made of it. */
export interface ReportFields extends Omit<TimeReportRow, 'worker' | 'wageType'> {
  workerId: string;
  workerName: string;
  wageType: number;
}

/** Columns of a report; `r` is the report. Goes with REPORT_JOINS. */
export const REPORT_COLUMNS = `r.report_id, r.kind, r.wo_number, r.sequence, op.description as operation, r.wc, wc.wc_name,
  o.part_number as part, part.description, part.description_zh, part.description_es, r.worker as worker_id, e.employee_name as worker_name,
  r.report_date, r.started_at, r.ended_at, r.hours, r.estimated_hours, r.wage_type, r.qualified_qty, r.defective_quantity, r.excess_qty,
  r.corrects, (select counter.report_id from time_report counter
    where counter.company_id = r.company_id and counter.corrects = r.report_id) as corrected_by`;

export const REPORT_JOINS = `
  join work_order o on o.company_id = r.company_id and o.wo_number = r.wo_number
  join work_order_operation op on op.company_id = r.company_id and op.wo_number = r.wo_number and op.sequence = r.sequence
  join part on part.company_id = o.company_id and part.part_number = o.part_number
  join work_centre wc on wc.company_id = r.company_id and wc.wc = r.wc
  join employee e on e.company_id = r.company_id and e.employee_id = r.worker`;

export const reportRowOf = ({ workerId, workerName, wageType, ...report }: ReportFields): TimeReportRow => ({
  ...report,
  wageType: wageType as WageType,
  worker: { employeeId: workerId, name: workerName },
});

interface Head extends ReportFields {
  uom: string;
  taskId: number | null;
  pieceRate: string | null;
  reportedById: number;
  reportedByName: string;
  reportedAt: string;
  reason: string | null;
  replacedBy: number | null;
  orderStatus: WorkOrderStatus;
  isMine: boolean;
  isLast: boolean;
  made: string;
  ordered: string;
  received: string;
  maximum: string;
  defectItems: TimeReport['correction']['defectItems'];
}

type Key = { companyId: number; reportId: number };

// Seen by the worker, by the person who made it, and by the leads of the work centre.
const selectHead = statement<Key & { me: string; lead: string | null; userId: number }, Head>(
  `select ${REPORT_COLUMNS}, part.uom, r.task_id, r.piece_rate, r.reported_by as reported_by_id, u.display_name as reported_by_name,
     r.reported_at, coalesce(r.reason, (select counter.reason from time_report counter
       where counter.company_id = r.company_id and counter.corrects = r.report_id)) as reason,
     (select later.report_id from time_report later where later.company_id = r.company_id and later.replaces = r.report_id
       order by later.report_id limit 1) as replaced_by,
     o.status as order_status, r.worker = :me or lead.wc is not null as is_mine,
     ${IS_LAST} as is_last, op.qualified_quantity as made, o.quantity_ordered as ordered, o.quantity_received as received,
     ${MAXIMUM_ANEW} as maximum, ${DEFECT_ITEMS} as defect_items
    from time_report r ${REPORT_JOINS}
    join app_user u on u.company_id = r.company_id and u.user_id = r.reported_by
    left join work_centre_lead lead on lead.company_id = r.company_id and lead.wc = r.wc and lead.employee_id = :lead
   where r.company_id = :companyId and r.report_id = :reportId and (r.worker = :me or r.reported_by = :userId or lead.wc is not null)`,
);

const selectDefects = statement<Key, TimeReport['defectiveItems'][number]>(
  `select d.defect_code as item, item.defect_name as name, d.quantity
    from time_report_defect d join defect_item item on item.company_id = d.company_id and item.wc = d.wc and item.defect_code = d.defect_code
   where d.company_id = :companyId and d.report_id = :reportId order by d.defect_code`,
);

const selectIntervals = statement<Key, { startedAt: string; endedAt: string; phase: Phase }>(
  `select started_at, ended_at, phase from work_interval
    where company_id = :companyId and report_id = :reportId and ended_at is not null order by started_at`,
);

export async function readReport(tx: Tx, actor: Actor, reportId: number): Promise<TimeReport> {
  const key = { companyId: actor.companyId, reportId };
  const [head, defectiveItems, intervals] = await Promise.all([
    tx.first(selectHead({ ...key, me: employeeOf(actor), lead: leadOf(actor), userId: actor.userId })),
    tx.all(selectDefects(key)),
    tx.all(selectIntervals(key)),
  ]);
  if (!head) return refuse('TIME_REPORT_NOT_EXIST');
  const { uom, taskId, pieceRate, reportedById, reportedByName, reportedAt, reason, replacedBy, maximum, defectItems } =
    head;
  const refusal = correctionRefusal(head);
  return {
    ...reportRowOf(head),
    uom,
    taskId,
    pieceRate,
    defectiveItems,
    intervals,
    reportedBy: { userId: reportedById, name: reportedByName },
    reportedAt,
    reason,
    replacedBy,
    offersReceipt: offerOfReceipt(head),
    correction: { allowed: refusal === null, refusal, maximum, defectItems },
  };
}

function offerOfReceipt({ kind, isLast, made, ordered, received, woNumber, orderStatus }: Head) {
  const [units, most] = [quantityUnits(made), quantityUnits(ordered)];
  const waiting = (units < most ? units : most) - quantityUnits(received);
  if (kind === 'COUNTER' || !isLast || waiting <= 0n || !isOpenToReport(orderStatus)) return null;
  return { woNumber, quantity: quantityText(waiting) };
}

interface Correctable {
  kind: TimeReport['kind'];
  correctedBy: number | null;
  orderStatus: WorkOrderStatus;
  isMine: boolean;
}

export function correctionRefusal({ kind, correctedBy, orderStatus, isMine }: Correctable) {
  if (!isMine) return 'LIMITED_PERMISSIONS';
  if (kind === 'COUNTER') return 'POSTING_IS_REVERSAL';
  if (correctedBy !== null) return 'POSTING_IS_REVERSED';
  return isOpenToReport(orderStatus) ? null : 'WORK_ORDER_NOT_OPEN_TO_REPORT';
}
