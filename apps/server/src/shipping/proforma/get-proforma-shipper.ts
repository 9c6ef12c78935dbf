import { NON_STOCK } from '@gemba/contract/parts/part-number';
import * as contract from '@gemba/contract/shipping/proforma/get-proforma-shipper';
import type { ProformaShipper } from '@gemba/contract/shipping/proforma/proforma-shipper';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { partsToPick } from '../parts-to-pick.ts';

/** Fields of a proforma shipper in a list and on its own; `pf` is its row, `c` its customer. */
export const PROFORMA_ROW = `pf.pf_number, pf.pf_date, pf.customer_id,
  c.customer_name, pf.so_number, pf.customer_po, pf.language, pf.status`;

const selectProformaHead = statement<{ companyId: number; pfNumber: string }, Head>(
  `select ${PROFORMA_ROW}, pf.bill_to_id, payer.customer_name as bill_to_name, pf.ship_to_id, place.ship_to_name, so.currency, so.so_date,
    so.warehouse_code as warehouse
  from proforma_shipper pf
  join customer c on c.company_id = pf.company_id and c.customer_id = pf.customer_id
  join sales_order so on so.company_id = pf.company_id and so.so_number = pf.so_number
  left join customer payer on payer.company_id = pf.company_id and payer.customer_id = pf.bill_to_id
  left join customer_ship_to place on place.company_id = pf.company_id and place.customer_id = pf.customer_id and place.ship_to_id = pf.ship_to_id
 where pf.company_id = :companyId and pf.pf_number = :pfNumber`,
);

// The quantity left of the item, or of the item of its order, whichever is less.
const LEFT = `greatest(least(item.quantity - item.qty_shipped,
  case when sold.closed then 0 else sold.quantity_ordered - sold.quantity_shipped - sold.quantity_picked end), 0.0000)`;

export const selectProformaItems = statement<{ companyId: number; pfNumber: string }, Item>(
  `select item.item_number, item.so_item_number,
    coalesce(item.part_number, '${NON_STOCK}') as part, sold.revision, sold.description, item.quantity, item.qty_shipped,
    ${LEFT} as max, item.list_price, item.discount, item.tax_rate
  from proforma_shipper_item item
  join sales_order_item sold on sold.company_id = item.company_id and sold.so_number = item.so_number
   and sold.item_number = item.so_item_number
 where item.company_id = :companyId and item.pf_number = :pfNumber order by item.item_number`,
);

const selectProformaShippers = statement<{ companyId: number; pfNumber: string }, ProformaShipper['shippers'][number]>(
  `select shipper.shipper_number, shipper.status from shipper
   join proforma_shipper pf on pf.company_id = shipper.company_id and pf.so_number = shipper.so_number
  where shipper.company_id = :companyId and pf.pf_number = :pfNumber and shipper.pf_number = :pfNumber order by length(shipper.shipper_number), shipper.shipper_number`,
);

type Head = Omit<ProformaShipper, 'items' | 'shippers'> & { warehouse: string };
type Item = Omit<ProformaShipper['items'][number], 'stock'>;

export const getProformaShipper = operation(
  contract.getProformaShipper,
  (tx, { companyId }, { params: { pfNumber } }) => readProformaShipper(tx, companyId, pfNumber),
);

export async function readProformaShipper(tx: Tx, companyId: number, pfNumber: string): Promise<ProformaShipper> {
  const key = { companyId, pfNumber };
  const [head, items, shippers] = await Promise.all([
    tx.first(selectProformaHead(key)),
    tx.all(selectProformaItems(key)),
    tx.all(selectProformaShippers(key)),
  ]);
  if (!head) return refuse('PROFORMA_SHIPPER_NOT_EXIST', { pfNumber });
  const { warehouse, ...told } = head;
  const stock = await partsToPick(
    tx,
    companyId,
    items.map(({ part }) => part),
    warehouse,
  );
  return { ...told, items: items.map((item) => ({ ...item, stock: stock.get(item.part) ?? null })), shippers };
}
