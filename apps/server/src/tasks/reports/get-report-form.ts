import type { OperationStatus } from '@gemba/contract/orders/work-order/operation-moves';
import * as contract from '@gemba/contract/tasks/reports/get-report-form';
import type { ReportableOperation, ReportForm } from '@gemba/contract/tasks/reports/reportable-work-order';
import type { WageType } from '@gemba/contract/tasks/task/task-shapes';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { employeeOf } from '../clock/worker.ts';
import { DEFECT_ITEMS, IS_LAST, MAXIMUM } from '../task/operation-facts.ts';
import { checkOpenToReport } from './open-order.ts';

type Key = { companyId: number; woNumber: string; me: string };

const selectOrder = statement<Key, Omit<ReportForm, 'operations'>>(
  `select o.wo_number, o.part_number as part, o.revision, part.description, part.description_zh, part.description_es, part.uom, o.status,
     o.quantity_ordered, o.quantity_received, o.due_date, clock_timestamp() as server_time,
     (select i.ended_at from work_interval i
       where i.company_id = o.company_id and i.worker = :me and i.voided_by is null order by i.started_at desc limit 1) as last_end
    from work_order o join part on part.company_id = o.company_id and part.part_number = o.part_number
   where o.company_id = :companyId and o.wo_number = :woNumber`,
);

interface OperationRow extends Omit<ReportableOperation, 'online' | 'wageType' | 'status'> {
  online: number;
  wageType: number;
  status: OperationStatus;
}

const selectOperations = statement<Key, OperationRow>(
  `select op.sequence, op.description as operation, op.wc, wc.wc_name, wc.online, op.status, op.estimated_hours, op.reported_hours,
     ${IS_LAST} as is_last_sequence, op.wage_type, op.piece_rate, ${MAXIMUM} as maximum, op.qualified_quantity, op.defective_quantity,
     ${DEFECT_ITEMS} as defect_items,
     (select t.task_id from task t where t.company_id = op.company_id and t.wo_number = op.wo_number and t.sequence = op.sequence
        and t.worker = :me and t.status <> 'CLOSED' order by t.task_id limit 1) as task_id
    from work_order_operation op
    join work_order o on o.company_id = op.company_id and o.wo_number = op.wo_number
    join work_centre wc on wc.company_id = op.company_id and wc.wc = op.wc
    join work_centre_worker mine on mine.company_id = op.company_id and mine.wc = op.wc and mine.employee_id = :me
   where op.company_id = :companyId and op.wo_number = :woNumber order by op.sequence`,
);

export const getReportForm = operation(contract.getReportForm, async (tx, actor, { params: { woNumber } }) => {
  const key = { companyId: actor.companyId, woNumber, me: employeeOf(actor) };
  const [order, operations] = await Promise.all([tx.first(selectOrder(key)), tx.all(selectOperations(key))]);
  if (!order) return refuse('WORK_ORDER_NOT_EXIST', { woNumber });
  checkOpenToReport(order.status, woNumber);
  if (operations.length === 0) refuse('NOTHING_TO_REPORT');
  return {
    ...order,
    operations: operations.map(
      ({ online, wageType, ...row }): ReportableOperation => ({
        ...row,
        online: online === 1 ? 1 : 0,
        wageType: wageType as WageType,
      }),
    ),
  };
});
