import { moneyText, moneyUnits, quantityText, quantityUnits, type SerialMove } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { PutAwayRow, ReceiverItemRow } from './receiver-items.sql.ts';

/** What a receiver holds, as it will be taken back. */
export interface Goods {
  readonly items: readonly (ReceiverItemRow & { quantity_short: string; account_number: string | null })[];
  readonly putAways: readonly PutAwayRow[];
}

const ITEMS = `select item.receiver_number, item.item_number, item.po_number, item.order_item, item.part_number, item.revision, item.quantity, item.quantity_short,
    item.ir_number, item.qty_qualified, item.unit_cost, item.unit_tax, item.amount, item.lot_number, item.condition, item.pr_item,
    item.ncr_number, line.account_number
  from receiver_item item
  left join purchase_order_item line on line.company_id = item.company_id and line.po_number = item.po_number and line.item_number = item.order_item
 where item.company_id = $1 and item.receiver_number = $2 order by item.item_number`;

const PUT_AWAYS = `select receiver_number, item_number, location, quantity, quantity_qa, serials from receiver_putaway
 where company_id = $1 and receiver_number = $2 order by item_number, location`;

export async function readReversed(tx: Tx, companyId: number, number: string): Promise<Goods> {
  const [items, putAways] = await Promise.all([
    tx.query<Goods['items'][number]>(ITEMS, [companyId, number]),
    tx.query<PutAwayRow>(PUT_AWAYS, [companyId, number]),
  ]);
  return { items, putAways };
}

export const minus = (quantity: string) => quantityText(-quantityUnits(quantity));

export const negativeItems = (number: string, { items }: Goods): ReceiverItemRow[] =>
  items.map((item) => ({
    ...{
      ...item,
      receiver_number: number,
      quantity: minus(item.quantity),
      quantity_short: minus(item.quantity_short),
      amount: moneyText(-moneyUnits(item.amount)),
    },
    qty_qualified: item.qty_qualified ? minus(item.qty_qualified) : null,
  }));

export const negativePutAways = (number: string, { putAways }: Goods): PutAwayRow[] =>
  putAways.map((put) => ({
    ...{ ...put, receiver_number: number, quantity: minus(put.quantity), quantity_qa: minus(put.quantity_qa) },
  }));

/** The pieces were never here; each must still lie where it was put. */
export const serialsBack = ({ items, putAways }: Goods): SerialMove[] =>
  putAways.flatMap(({ item_number, location, serials }) => {
    const partNumber = items.find((item) => item.item_number === item_number)?.part_number ?? '';
    return serials.map((serial) => ({ partNumber, serial, from: { place: 'STOCK' as const, location }, to: null }));
  });
