import type { WorkOrder, WorkOrderComponent, WorkOrderOperation } from '@gemba/contract/orders/get-work-order';
import { approvalOfOrder, documentsOf } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { changesOf, relatedTo } from './belongings.sql.ts';
import { APPROVER, COMPANY_AND_OWNER, JOIN_STOCK, NOTES, PERSON, STOCK } from './shared.sql.ts';

type Head = Omit<
  WorkOrder,
  'components' | 'operations' | 'receivers' | 'issues' | 'documents' | 'changes' | 'approval' | 'events' | 'history'
>;

const HEAD = `select o.wo_number as "woNumber", o.wo_date as "woDate", o.part_number as part, o.revision, p.description, p.uom,
    o.quantity_ordered as "quantityOrdered", o.quantity_received as "quantityReceived", stock.stock, o.warehouse_code as warehouse,
    ${PERSON.requester} as requester, ${PERSON.owner} as owner, o.start_date as "startDate", o.due_date as "dueDate",
    o.finished_at as "finishedAt", o.so_number as "soNumber", o.so_item_number as "soItemNumber", sale.customer_id as "customerId",
    party.customer_name as "customerName", ${NOTES}, o.status, o.list_status as "woStatus", o.approval_total as "approvalTotal",
    c.base_currency as "baseCurrency", ${PERSON.approver} as "approveBy", o.approve_date as "approveDate", o.version
  from work_order o ${COMPANY_AND_OWNER}
  join part p on p.company_id = o.company_id and p.part_number = o.part_number
  join app_user requester on requester.company_id = o.company_id and requester.user_id = o.requester
  left join sales_order sale on sale.company_id = o.company_id and sale.so_number = o.so_number
  left join customer party on party.company_id = sale.company_id and party.customer_id = sale.customer_id
  ${APPROVER}
  cross join lateral (select ${STOCK} as stock from (select o.company_id, o.part_number) i ${JOIN_STOCK}) stock
 where o.company_id = $1 and o.wo_number = $2`;

// What a phantom (X) needs is issued as its own components.
const COMPONENTS = `select i.item_number as "itemNumber", i.part_number as part, p.revision, p.description, p.uom,
    i.make_buy as "makeBuy", i.spare_part as "sparePart", i.quantity_per as "quantityPer",
    i.quantity_required as "quantityRequired", i.quantity_issued as "quantityIssued", i.quantity_consumed as "quantityConsumed",
    open.quantity as "quantityOpen", greatest(open.quantity - coalesce(s.on_hand, 0), 0) as "quantityShort",
    coalesce(s.on_hand, 0) as "onHand"
  from work_order_component i
  join part p on p.company_id = i.company_id and p.part_number = i.part_number
  ${JOIN_STOCK}
  cross join lateral (select case when i.make_buy = 'X' then 0 else greatest(i.quantity_required - i.quantity_issued, 0) end as quantity) open
 where i.company_id = $1 and i.wo_number = $2 order by i.item_number`;

const OPERATIONS = `select i.sequence, i.wc, w.wc_name as "wcName", i.description, i.status, i.wage_type as "wageType",
    i.estimated_hours as "estimatedHours", i.reported_hours as "reportedHours", i.qualified_quantity as "qualifiedQuantity",
    i.defective_quantity as "defectiveQuantity", i.planned_start as "plannedStart", i.planned_end as "plannedEnd"
  from work_order_operation i join work_centre w on w.company_id = i.company_id and w.wc = i.wc
 where i.company_id = $1 and i.wo_number = $2 order by i.sequence`;

/** One work order with its components, operations and everything that a decision needs. */
export async function workOrder(tx: Tx, actor: Actor, woNumber: string): Promise<WorkOrder> {
  const { companyId } = actor;
  const key = [companyId, woNumber];
  const [[head], components, operations, decidable] = await Promise.all([
    tx.query<Head>(HEAD, key),
    tx.query<WorkOrderComponent>(COMPONENTS, key),
    tx.query<WorkOrderOperation>(OPERATIONS, key),
    approvalOfOrder(tx, actor, 'wo', woNumber),
  ]);
  if (!head || !decidable) return refuse('WORK_ORDER_NOT_EXIST', { woNumber });
  const [receivers, issues, documents, changes] = await Promise.all([
    relatedTo(tx, companyId, 'receiversOfWork', woNumber),
    relatedTo(tx, companyId, 'issues', woNumber),
    documentsOf(tx, companyId, 'wo', woNumber),
    changesOf(tx, companyId, 'wo', woNumber),
  ]);
  return { ...head, components, operations, receivers, issues, documents, changes, ...decidable };
}
