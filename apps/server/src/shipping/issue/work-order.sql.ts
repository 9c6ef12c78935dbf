import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

export interface Work {
  woNumber: string;
  status: string;
  warehouse: string;
  /** The amount in the history of decisions. */
  amount: string;
}

export interface Component {
  itemNumber: number;
  partNumber: string;
  required: string;
  issued: string;
  hold: boolean;
  trackableLevel: TrackableLevel;
}

const lockWorkOrder = statement<{ companyId: number; woNumber: string }, Work>(
  `select wo_number, status, warehouse_code as warehouse, approval_total as amount
  from work_order where company_id = :companyId and wo_number = :woNumber for update`,
);

// Phantoms (X) are made on the way and never issued.
const selectComponents = statement<{ companyId: number; woNumber: string }, Component>(
  `select component.item_number, part_number, quantity_required as required,
    quantity_issued as issued, part.hold, part.trackable_level
  from work_order_component component join part using (company_id, part_number)
 where component.company_id = :companyId and component.wo_number = :woNumber and component.make_buy <> 'X' order by 1`,
);

export async function lockWork(tx: Tx, companyId: number, woNumber: string) {
  const key = { companyId, woNumber };
  const [work, components] = await Promise.all([tx.first(lockWorkOrder(key)), tx.all(selectComponents(key))]);
  return work && { work, components };
}

interface ComponentChange {
  item_number: number;
  quantity: string;
}

const updateComponents = statement<{ companyId: number; woNumber: string; changes: string }>(
  `update work_order_component component set quantity_issued = component.quantity_issued + given.quantity
     from (select item_number, sum(quantity) as quantity
             from jsonb_to_recordset(:changes::jsonb) as change (item_number integer, quantity numeric) group by 1) given
    where component.company_id = :companyId and component.wo_number = :woNumber and component.item_number = given.item_number`,
);

export const changeComponents = (tx: Tx, companyId: number, woNumber: string, changes: readonly ComponentChange[]) =>
  tx.run(updateComponents({ companyId, woNumber, changes: JSON.stringify(changes) }));

const updateWorkOrder = statement<{ companyId: number; woNumber: string; status: string }>(
  'update work_order set status = :status, version = version + 1 where company_id = :companyId and wo_number = :woNumber',
);

export const setWorkStatus = (tx: Tx, companyId: number, woNumber: string, status: string) =>
  tx.run(updateWorkOrder({ companyId, woNumber, status }));
