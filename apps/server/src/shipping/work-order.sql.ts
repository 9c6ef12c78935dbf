import type { Tx } from '../kit/database/database.ts';

export interface Work {
  woNumber: string;
  status: string;
  warehouse: string;
  /** What the history of decisions calls its amount. */
  amount: string;
}

export interface Component {
  itemNumber: number;
  partNumber: string;
  required: string;
  issued: string;
  hold: boolean;
  trackableLevel: string;
}

const LOCK = `select wo_number as "woNumber", status, warehouse_code as warehouse, approval_total as amount
  from work_order where company_id = $1 and wo_number = $2 for update`;

// What is made on the way (X) is never issued.
const COMPONENTS = `select component.item_number as "itemNumber", part_number as "partNumber", quantity_required as required,
    quantity_issued as issued, part.hold, part.trackable_level as "trackableLevel"
  from work_order_component component join part using (company_id, part_number)
 where component.company_id = $1 and component.wo_number = $2 and component.make_buy <> 'X' order by 1`;

export async function lockWork(tx: Tx, companyId: number, woNumber: string) {
  const key = [companyId, woNumber];
  const [[work], components] = await Promise.all([tx.query<Work>(LOCK, key), tx.query<Component>(COMPONENTS, key)]);
  return work && { work, components };
}

export interface ComponentChange {
  item_number: number;
  quantity: string;
}

export const changeComponents = (tx: Tx, companyId: number, woNumber: string, changes: readonly ComponentChange[]) =>
  tx.query(
    `update work_order_component component set quantity_issued = component.quantity_issued + given.quantity
       from (select item_number, sum(quantity) as quantity
               from jsonb_to_recordset($3::jsonb) as one (item_number integer, quantity numeric) group by 1) given
      where component.company_id = $1 and component.wo_number = $2 and component.item_number = given.item_number`,
    [companyId, woNumber, JSON.stringify(changes)],
  );

export const setWorkStatus = (tx: Tx, companyId: number, woNumber: string, status: string) =>
  tx.query('update work_order set status = $3, version = version + 1 where company_id = $1 and wo_number = $2', [
    companyId,
    woNumber,
    status,
  ]);
