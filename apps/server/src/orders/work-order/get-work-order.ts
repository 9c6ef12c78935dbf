import * as contract from '@gemba/contract/orders/work-order/get-work-order';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { countChanges } from '../deciding/change-requests.ts';
import { type HeadOf, readApproval } from '../deciding/read-approval.ts';
import { APPROVER, COMPANY_AND_OWNER, JOIN_STOCK, NOTES, PART_NAMES, PERSON, STOCK } from '../order-columns.sql.ts';
import { documentsOf } from '../order-documents.ts';
import { relatedTo } from '../related-documents.ts';

const selectHead = statement<{ companyId: number; woNumber: string }, HeadOf<contract.WorkOrder>>(
  `select o.wo_number, o.wo_date, o.part_number as part, o.revision, ${PART_NAMES}, p.uom,
    o.quantity_ordered, o.quantity_received, stock.stock, o.warehouse_code as warehouse,
    ${PERSON.requester} as requester, ${PERSON.owner} as owner, o.start_date, o.due_date,
    o.finished_at, o.so_number, o.so_item_number, sale.customer_id,
    party.customer_name, ${NOTES}, o.status, o.list_status as wo_status, o.approval_total,
    c.base_currency, ${PERSON.approver} as approve_by, o.approve_date, o.version
  from work_order o ${COMPANY_AND_OWNER}
  join part p on p.company_id = o.company_id and p.part_number = o.part_number
  join app_user requester on requester.company_id = o.company_id and requester.user_id = o.requester
  left join sales_order sale on sale.company_id = o.company_id and sale.so_number = o.so_number
  left join customer party on party.company_id = sale.company_id and party.customer_id = sale.customer_id
  ${APPROVER}
  cross join lateral (select ${STOCK} as stock from (select o.company_id, o.part_number) i ${JOIN_STOCK}) stock
 where o.company_id = :companyId and o.wo_number = :woNumber`,
);

// A phantom (X) is not issued itself; its components are.
const selectComponents = statement<{ companyId: number; woNumber: string }, contract.WorkOrderComponent>(
  `select i.item_number, i.part_number as part, p.revision, ${PART_NAMES}, p.uom,
    i.make_buy, i.spare_part, i.quantity_per,
    i.quantity_required, i.quantity_issued, i.quantity_consumed,
    open.quantity as quantity_open, greatest(open.quantity - coalesce(s.on_hand, 0), 0) as quantity_short,
    coalesce(s.on_hand, 0) as on_hand
  from work_order_component i
  join part p on p.company_id = i.company_id and p.part_number = i.part_number
  ${JOIN_STOCK}
  cross join lateral (select case when i.make_buy = 'X' then 0 else greatest(i.quantity_required - i.quantity_issued, 0) end as quantity) open
 where i.company_id = :companyId and i.wo_number = :woNumber order by i.item_number`,
);

const selectOperations = statement<{ companyId: number; woNumber: string }, contract.WorkOrderOperation>(
  `select i.sequence, i.wc, w.wc_name, i.description, i.status, i.wage_type,
    i.estimated_hours, i.reported_hours, i.qualified_quantity,
    i.defective_quantity, i.planned_start, i.planned_end
  from work_order_operation i join work_centre w on w.company_id = i.company_id and w.wc = i.wc
 where i.company_id = :companyId and i.wo_number = :woNumber order by i.sequence`,
);

/** A work order with its components, operations and everything that a decision needs. */
export async function readWorkOrder(tx: Tx, actor: Actor, woNumber: string): Promise<contract.WorkOrder> {
  const { companyId } = actor;
  const key = { companyId, woNumber };
  const [head, components, operations, decidable] = await Promise.all([
    tx.first(selectHead(key)),
    tx.all(selectComponents(key)),
    tx.all(selectOperations(key)),
    readApproval(tx, actor, 'wo', woNumber),
  ]);
  if (!head || !decidable) return refuse('WORK_ORDER_NOT_EXIST', { woNumber });
  const [receivers, issues, documents, changes] = await Promise.all([
    relatedTo(tx, companyId, 'receiversOfWork', woNumber),
    relatedTo(tx, companyId, 'issues', woNumber),
    documentsOf(tx, companyId, 'wo', woNumber),
    countChanges(tx, companyId, 'wo', woNumber),
  ]);
  return { ...head, components, operations, receivers, issues, documents, changes, ...decidable };
}

export const getWorkOrder = operation(contract.getWorkOrder, (tx, actor, { params }) =>
  readWorkOrder(tx, actor, params.woNumber),
);
