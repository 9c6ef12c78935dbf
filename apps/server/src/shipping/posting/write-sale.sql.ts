import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

/** The change of the picked and shipped quantity of an item. */
interface ItemChange {
  item_number: number;
  picked: string;
  shipped: string;
  /** Its goods came back, so it is open again. */
  reopened: boolean;
}

const updateItems = statement<{ companyId: number; soNumber: string; changes: string }>(
  `update sales_order_item item
      set quantity_picked = item.quantity_picked + given.picked, quantity_shipped = item.quantity_shipped + given.shipped,
          closed = item.closed and not given.reopened
     from (select item_number, sum(picked) as picked, sum(shipped) as shipped, bool_or(reopened) as reopened
             from jsonb_to_recordset(:changes::jsonb) as change (item_number integer, picked numeric, shipped numeric, reopened boolean)
            group by 1) given
    where item.company_id = :companyId and item.so_number = :soNumber and item.item_number = given.item_number`,
);

export const changeItems = (tx: Tx, companyId: number, soNumber: string, changes: readonly ItemChange[]) =>
  tx.run(updateItems({ companyId, soNumber, changes: JSON.stringify(changes) }));

const updateOrder = statement<{ companyId: number; soNumber: string; status: string }>(
  'update sales_order set status = :status, version = version + 1 where company_id = :companyId and so_number = :soNumber',
);

export const setOrderStatus = (tx: Tx, companyId: number, soNumber: string, status: string) =>
  tx.run(updateOrder({ companyId, soNumber, status }));

const lockProforma = statement<{ companyId: number; pfNumber: string }, object>(
  'select 1 from proforma_shipper where company_id = :companyId and pf_number = :pfNumber for update',
);

const updateProformaItems = statement<{ companyId: number; pfNumber: string; changes: string }>(
  `update proforma_shipper_item item set qty_shipped = item.qty_shipped + given.quantity
     from (select item_number, sum(quantity) as quantity
             from jsonb_to_recordset(:changes::jsonb) as change (item_number integer, quantity numeric) group by 1) given
    where item.company_id = :companyId and item.pf_number = :pfNumber and item.item_number = given.item_number`,
);

const updateProforma = statement<{ companyId: number; pfNumber: string }>(
  `update proforma_shipper set version = version + 1,
          status = case when exists (select from proforma_shipper_item item where item.company_id = :companyId and item.pf_number = :pfNumber
                                        and item.qty_shipped < item.quantity) then 'OPEN' else 'CLOSED' end
    where company_id = :companyId and pf_number = :pfNumber`,
);

/** Closes the proforma shipper when all of it is picked or shipped, and opens it when something comes back. */
export const changeProformaItems = (
  tx: Tx,
  companyId: number,
  pfNumber: string,
  changes: readonly { item_number: number; quantity: string }[],
) =>
  Promise.all([
    tx.all(lockProforma({ companyId, pfNumber })),
    tx.run(updateProformaItems({ companyId, pfNumber, changes: JSON.stringify(changes) })),
    tx.run(updateProforma({ companyId, pfNumber })),
  ]);
