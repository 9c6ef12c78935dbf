import type { Tx } from '../kit/database/database.ts';

/** By how much an item of an order, and of a proforma shipper, is picked and shipped more. */
export interface ItemChange {
  item_number: number;
  picked: string;
  shipped: string;
  /** Its goods came back: it is open again. */
  reopened: boolean;
}

export const changeItems = (tx: Tx, companyId: number, soNumber: string, changes: readonly ItemChange[]) =>
  tx.query(
    `update sales_order_item item
        set quantity_picked = item.quantity_picked + given.picked, quantity_shipped = item.quantity_shipped + given.shipped,
            closed = item.closed and not given.reopened
       from (select item_number, sum(picked) as picked, sum(shipped) as shipped, bool_or(reopened) as reopened
               from jsonb_to_recordset($3::jsonb) as one (item_number integer, picked numeric, shipped numeric, reopened boolean)
              group by 1) given
      where item.company_id = $1 and item.so_number = $2 and item.item_number = given.item_number`,
    [companyId, soNumber, JSON.stringify(changes)],
  );

export const setOrderStatus = (tx: Tx, companyId: number, soNumber: string, status: string) =>
  tx.query('update sales_order set status = $3, version = version + 1 where company_id = $1 and so_number = $2', [
    companyId,
    soNumber,
    status,
  ]);

export interface ProformaChange {
  item_number: number;
  quantity: string;
}

/** The proforma shipper closes when all of it has been picked or shipped, and opens when something came back. */
export const changeProforma = async (
  tx: Tx,
  companyId: number,
  pfNumber: string,
  changes: readonly ProformaChange[],
) => {
  if (changes.length === 0) return;
  await Promise.all([
    tx.query('select 1 from proforma_shipper where company_id = $1 and pf_number = $2 for update', [
      companyId,
      pfNumber,
    ]),
    tx.query(
      `update proforma_shipper_item item set qty_shipped = item.qty_shipped + given.quantity
         from (select item_number, sum(quantity) as quantity
                 from jsonb_to_recordset($3::jsonb) as one (item_number integer, quantity numeric) group by 1) given
        where item.company_id = $1 and item.pf_number = $2 and item.item_number = given.item_number`,
      [companyId, pfNumber, JSON.stringify(changes)],
    ),
    tx.query(
      `update proforma_shipper set version = version + 1,
              status = case when exists (select from proforma_shipper_item item where item.company_id = $1 and item.pf_number = $2
                                            and item.qty_shipped < item.quantity) then 'OPEN' else 'CLOSED' end
        where company_id = $1 and pf_number = $2`,
      [companyId, pfNumber],
    ),
  ]);
};
