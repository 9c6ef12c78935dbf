import { NON_STOCK } from '@gemba/contract/parts/part-number';
import type { Tx } from '../kit/database/database.ts';

/** Fields of a proforma shipper in a list and on its own; the aliases are pf and c, its customer. */
export const PROFORMA_ROW = `pf.pf_number as "pfNumber", pf.pf_date as "pfDate", pf.customer_id as "customerId",
  c.customer_name as "customerName", pf.so_number as "soNumber", pf.customer_po as "customerPo", pf.language, pf.status`;

export const PROFORMA_HEAD = `select ${PROFORMA_ROW}, pf.bill_to_id as "billToId", pf.ship_to_id as "shipToId", so.currency, so.so_date as "soDate",
    so.warehouse_code as warehouse
  from proforma_shipper pf
  join customer c on c.company_id = pf.company_id and c.customer_id = pf.customer_id
  join sales_order so on so.company_id = pf.company_id and so.so_number = pf.so_number
 where pf.company_id = $1 and pf.pf_number = $2`;

// What is left of it, and of its order's item, whichever is less.
const LEFT = `greatest(least(item.quantity - item.qty_shipped,
  case when sold.closed then 0 else sold.quantity_ordered - sold.quantity_shipped - sold.quantity_picked end), 0.0000)`;

export const PROFORMA_ITEMS = `select item.item_number as "itemNumber", item.so_item_number as "soItemNumber",
    coalesce(item.part_number, '${NON_STOCK}') as part, sold.revision, sold.description, item.quantity, item.qty_shipped as "qtyShipped",
    ${LEFT} as max, item.list_price as "listPrice", item.discount, item.tax_rate as "taxRate"
  from proforma_shipper_item item
  join sales_order_item sold on sold.company_id = item.company_id and sold.so_number = item.so_number
   and sold.item_number = item.so_item_number
 where item.company_id = $1 and item.pf_number = $2 order by item.item_number`;

export const PROFORMA_SHIPPERS = `select shipper.shipper_number as "shipperNumber", shipper.status from shipper
   join proforma_shipper pf on pf.company_id = shipper.company_id and pf.so_number = shipper.so_number
  where shipper.company_id = $1 and pf.pf_number = $2 and shipper.pf_number = $2 order by shipper.picked_at, shipper.shipper_number`;

export interface Announced {
  itemNumber: number;
  soItemNumber: number;
  max: string;
}

const FACTS = `select so_number as "soNumber", status from proforma_shipper where company_id = $1 and pf_number = $2`;

const LOCK_ORDER = `select 1 from sales_order where company_id = $1
  and so_number = (select so_number from proforma_shipper where company_id = $1 and pf_number = $2) for update`;

/** Everything that changes a proforma shipper holds its order first. */
export async function lockProforma(tx: Tx, companyId: number, pfNumber: string) {
  const key = [companyId, pfNumber];
  const [, [proforma], items] = await Promise.all([
    tx.query(LOCK_ORDER, key),
    tx.query<{ soNumber: string; status: 'OPEN' | 'CLOSED' }>(FACTS, key),
    tx.query<Announced>(PROFORMA_ITEMS, key),
  ]);
  return proforma && { proforma, items };
}
