import type { WorkOrderStatus } from '@gemba/contract/orders/work-order/work-order-moves';
import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { moneyText } from '../../postings/index.ts';

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
  trackableLevel: TrackableLevel;
  amount: string;
  /** Booked by time reports, and relieved by receipts so far. */
  labour: string;
  labourUsed: string;
}

export interface ComponentFacts {
  itemNumber: number;
  partNumber: string;
  per: string;
  required: string;
  issued: string;
  consumed: string;
  /** Phantoms are made on the way and never issued. */
  phantom: boolean;
}

/** A line of an issue that still lies in WIP, at least in part. */
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

const lockOrder = statement<{ companyId: number; woNumber: string }, WorkFacts>(
  `select o.wo_number, o.wo_date as date, o.status, o.part_number, o.revision, o.quantity_ordered as ordered,
    o.quantity_received as received, o.warehouse_code as warehouse, part.std_cost as standard_cost, part.hold,
    part.trackable_level, o.approval_total as amount, o.labour, o.labour_used
  from work_order o join part on part.company_id = o.company_id and part.part_number = o.part_number
 where o.company_id = :companyId and o.wo_number = :woNumber for update of o`,
);

const selectComponents = statement<{ companyId: number; woNumber: string }, ComponentFacts>(
  `select item_number, part_number, quantity_per as per, quantity_required as required,
    quantity_issued as issued, quantity_consumed as consumed, make_buy = 'X' as phantom
  from work_order_component where company_id = :companyId and wo_number = :woNumber order by item_number`,
);

const selectIssued = statement<{ companyId: number; woNumber: string }, IssuedFacts>(
  `select issue_number, item_number, component_item as component, part_number,
    location, quantity, quantity_consumed as used, quantity_returned as returned, value, value_consumed as value_used,
    value_returned
  from work_order_issue_item
 where company_id = :companyId and wo_number = :woNumber and quantity_consumed + quantity_returned < quantity
 order by component_item, length(issue_number), issue_number, item_number`,
);

/** The first statement locks, so the others see what the previous holder of the lock has written. */
export async function lockWorkOrder(tx: Tx, companyId: number, woNumber: string) {
  const key = { companyId, woNumber };
  const [order, components, issued] = await Promise.all([
    tx.first(lockOrder(key)),
    tx.all(selectComponents(key)),
    tx.all(selectIssued(key)),
  ]);
  return { order, components, issued };
}

/** The quantity that a receipt uses up of one line of an issue; below zero for a reversal. */
export interface Consumption {
  issueNumber: string;
  issueItem: number;
  component: number;
  quantity: string;
  value: string;
}

const GIVEN = `jsonb_to_recordset(:rows::jsonb) as given ("issueNumber" text, "issueItem" integer, component integer, quantity numeric, value numeric)`;

const updateIssued = statement<{ companyId: number; woNumber: string; rows: string }>(
  `update work_order_issue_item item set quantity_consumed = quantity_consumed + given.quantity, value_consumed = value_consumed + given.value
    from ${GIVEN}
   where item.company_id = :companyId and item.wo_number = :woNumber and item.issue_number = given."issueNumber" and item.item_number = given."issueItem"`,
);

const updateComponents = statement<{ companyId: number; woNumber: string; rows: string }>(
  `update work_order_component component set quantity_consumed = quantity_consumed + used.quantity
    from (select component, sum(quantity) as quantity from ${GIVEN} group by 1) used
   where component.company_id = :companyId and component.wo_number = :woNumber and component.item_number = used.component`,
);

const insertConsumption = statement<{ companyId: number; receiver: string; rows: string }>(
  `insert into work_order_consumption (company_id, receiver_number, issue_number, issue_item, quantity, value)
  select :companyId, :receiver, "issueNumber", "issueItem", quantity, value from ${GIVEN}`,
);

export function consume(tx: Tx, companyId: number, woNumber: string, receiver: string, used: readonly Consumption[]) {
  const rows = JSON.stringify(used);
  return Promise.all([
    tx.run(updateIssued({ companyId, woNumber, rows })),
    tx.run(updateComponents({ companyId, woNumber, rows })),
    tx.run(insertConsumption({ companyId, receiver, rows })),
  ]);
}

const updateOrder = statement<{ companyId: number; woNumber: string; quantity: string; status: string }>(
  `update work_order set quantity_received = quantity_received + :quantity::numeric, status = :status, version = version + 1,
    finished_at = case when :status = 'FINISHED' then now() end
  where company_id = :companyId and wo_number = :woNumber`,
);

export const moveWorkOrder = (tx: Tx, companyId: number, woNumber: string, quantity: string, status: WorkOrderStatus) =>
  tx.run(updateOrder({ companyId, woNumber, quantity, status }));

type Relieved = { companyId: number; woNumber: string; receiver: string; labour: string };

const updateLabour = statement<Relieved>(
  `with relieved as (
     update receiver set labour = :labour::numeric where company_id = :companyId and receiver_number = :receiver)
   update work_order set labour_used = labour_used + :labour::numeric where company_id = :companyId and wo_number = :woNumber`,
);

/** The labour that a receipt takes out of WIP; below zero for a reversal. */
export const relieveLabour = (tx: Tx, companyId: number, woNumber: string, receiver: string, labour: bigint) =>
  labour === 0n
    ? Promise.resolve()
    : tx.run(updateLabour({ companyId, woNumber, receiver, labour: moneyText(labour) }));
