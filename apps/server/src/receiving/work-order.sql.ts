import type { WorkOrderStatus } from '@gemba/contract/orders/work-order-moves';
import type { Tx } from '../kit/database/database.ts';

export interface WorkFacts {
  woNumber: string;
  date: string;
  status: WorkOrderStatus;
  partNumber: string;
  revision: string;
  ordered: string;
  received: string;
  warehouse: string;
  standardCost: string | null;
  hold: boolean;
  trackableLevel: string;
  amount: string;
}

export interface ComponentFacts {
  itemNumber: number;
  partNumber: string;
  per: string;
  required: string;
  issued: string;
  consumed: string;
  /** Made on the way: it is never issued. */
  phantom: boolean;
}

/** One line of an issue of which something still lies in WIP. */
export interface IssuedFacts {
  issueNumber: string;
  itemNumber: number;
  component: number;
  partNumber: string;
  location: string;
  quantity: string;
  used: string;
  returned: string;
  value: string;
  valueUsed: string;
  valueReturned: string;
}

const LOCK = `select o.wo_number as "woNumber", o.wo_date as date, o.status, o.part_number as "partNumber", o.revision, o.quantity_ordered as ordered,
    o.quantity_received as received, o.warehouse_code as warehouse, part.std_cost as "standardCost", part.hold,
    part.trackable_level as "trackableLevel", o.approval_total as amount
  from work_order o join part on part.company_id = o.company_id and part.part_number = o.part_number
 where o.company_id = $1 and o.wo_number = $2 for update of o`;

const COMPONENTS = `select item_number as "itemNumber", part_number as "partNumber", quantity_per as per, quantity_required as required,
    quantity_issued as issued, quantity_consumed as consumed, make_buy = 'X' as phantom
  from work_order_component where company_id = $1 and wo_number = $2 order by item_number`;

const ISSUED = `select issue_number as "issueNumber", item_number as "itemNumber", component_item as component, part_number as "partNumber",
    location, quantity, quantity_consumed as used, quantity_returned as returned, value, value_consumed as "valueUsed",
    value_returned as "valueReturned"
  from work_order_issue_item
 where company_id = $1 and wo_number = $2 and quantity_consumed + quantity_returned < quantity
 order by component_item, length(issue_number), issue_number, item_number`;

/** Locked by the first statement; the others see what the holder of the lock has left behind. */
export async function lockWorkOrder(tx: Tx, companyId: number, woNumber: string) {
  const key = [companyId, woNumber];
  const [[order], components, issued] = await Promise.all([
    tx.query<WorkFacts>(LOCK, key),
    tx.query<ComponentFacts>(COMPONENTS, key),
    tx.query<IssuedFacts>(ISSUED, key),
  ]);
  return { order, components, issued };
}

/** What a receipt used up of one line of an issue; below zero where it is taken back. */
export interface Consumption {
  issueNumber: string;
  issueItem: number;
  component: number;
  quantity: string;
  value: string;
}

const GIVEN = `jsonb_to_recordset($3::jsonb) as given ("issueNumber" text, "issueItem" integer, component integer, quantity numeric, value numeric)`;

const USE_ISSUED = `update work_order_issue_item item set quantity_consumed = quantity_consumed + given.quantity, value_consumed = value_consumed + given.value
    from ${GIVEN}
   where item.company_id = $1 and item.wo_number = $2 and item.issue_number = given."issueNumber" and item.item_number = given."issueItem"`;

const USE_COMPONENTS = `update work_order_component component set quantity_consumed = quantity_consumed + used.quantity
    from (select component, sum(quantity) as quantity from ${GIVEN} group by 1) used
   where component.company_id = $1 and component.wo_number = $2 and component.item_number = used.component`;

const KEEP = `insert into work_order_consumption (company_id, receiver_number, issue_number, issue_item, quantity, value)
  select $1, $2, "issueNumber", "issueItem", quantity, value from ${GIVEN}`;

export function consume(tx: Tx, companyId: number, woNumber: string, receiver: string, used: readonly Consumption[]) {
  const rows = JSON.stringify(used);
  return Promise.all([
    tx.query(USE_ISSUED, [companyId, woNumber, rows]),
    tx.query(USE_COMPONENTS, [companyId, woNumber, rows]),
    tx.query(KEEP, [companyId, receiver, rows]),
  ]);
}

const MOVE = `update work_order set quantity_received = quantity_received + $3::numeric, status = $4, version = version + 1,
    finished_at = case when $4 = 'FINISHED' then now() end
  where company_id = $1 and wo_number = $2`;

export const moveWorkOrder = (tx: Tx, companyId: number, woNumber: string, quantity: string, status: WorkOrderStatus) =>
  tx.query(MOVE, [companyId, woNumber, quantity, status]);
