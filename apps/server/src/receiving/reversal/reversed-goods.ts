import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import {
  type Movement,
  moneyText,
  moneyUnits,
  type Posting,
  quantityText,
  quantityUnits,
  type SerialMove,
} from '../../postings/index.ts';
import type { PutAwayRow, ReceiverItemRow } from '../posting/receivers.sql.ts';

/** The lines of a receiver that is reversed. */
export interface Goods {
  readonly items: readonly ReversedItem[];
  readonly putAways: readonly ReversedPutAway[];
}

interface ReversedItem {
  itemNumber: number;
  poNumber: string | null;
  orderItem: number | null;
  partNumber: string | null;
  revision: string | null;
  quantity: string;
  quantityShort: string;
  irNumber: string | null;
  qtyQualified: string | null;
  unitCost: string;
  unitTax: string;
  amount: string;
  lotNumber: string | null;
  condition: string | null;
  prItem: number | null;
  ncrNumber: string | null;
  accountNumber: string | null;
}

interface ReversedPutAway {
  itemNumber: number;
  location: string;
  quantity: string;
  quantityQa: string;
  serials: readonly string[];
}

/** The way back of a receiver's goods, by the kind of its order. The order is locked. */
export interface TakeBack {
  readonly orderStatus: string;
  readonly plan: (
    goods: Goods,
    reason: string,
  ) => Required<Pick<Posting, 'bookings' | 'open'>> & {
    readonly movements: readonly Movement[];
    /** Writes the order; `number` is the number of the reversal. */
    readonly settle: (number: string) => Promise<unknown>;
  };
}

const selectItems = statement<{ companyId: number; number: string }, ReversedItem>(
  `select item.item_number, item.po_number, item.order_item, item.part_number, item.revision, item.quantity, item.quantity_short,
    item.ir_number, item.qty_qualified, item.unit_cost, item.unit_tax, item.amount, item.lot_number, item.condition, item.pr_item,
    item.ncr_number, line.account_number
  from receiver_item item
  left join purchase_order_item line on line.company_id = item.company_id and line.po_number = item.po_number and line.item_number = item.order_item
 where item.company_id = :companyId and item.receiver_number = :number order by item.item_number`,
);

const selectPutAways = statement<{ companyId: number; number: string }, ReversedPutAway>(
  `select item_number, location, quantity, quantity_qa, serials from receiver_putaway
 where company_id = :companyId and receiver_number = :number order by item_number, location`,
);

export async function readReversed(tx: Tx, companyId: number, number: string): Promise<Goods> {
  const [items, putAways] = await Promise.all([
    tx.all(selectItems({ companyId, number })),
    tx.all(selectPutAways({ companyId, number })),
  ]);
  return { items, putAways };
}

/** The goods of an item leave the locations that they were put into. */
export function putAwaysBack(item: ReversedItem, { putAways }: Goods, reason: string): Movement[] {
  const { partNumber, itemNumber, lotNumber } = item;
  if (partNumber === null) return [];
  return putAways
    .filter((put) => put.itemNumber === itemNumber)
    .map(({ location, quantity, quantityQa }) => ({
      partNumber,
      movement: 'REVERSE',
      item: itemNumber,
      lotNumber,
      reason,
      location,
      onHand: -quantityUnits(quantity),
      inQa: -quantityUnits(quantityQa),
    }));
}

export const sumAmounts = (items: readonly ReversedItem[]) =>
  items.reduce((total, { amount }) => total + moneyUnits(amount), 0n);

/** A quantity with the other sign. */
export const negate = (quantity: string) => quantityText(-quantityUnits(quantity));

export const negativeItems = (number: string, { items }: Goods): ReceiverItemRow[] =>
  items.map((item) => ({
    receiver_number: number,
    item_number: item.itemNumber,
    po_number: item.poNumber,
    order_item: item.orderItem,
    part_number: item.partNumber,
    revision: item.revision,
    quantity: negate(item.quantity),
    quantity_short: negate(item.quantityShort),
    ir_number: item.irNumber,
    qty_qualified: item.qtyQualified ? negate(item.qtyQualified) : null,
    unit_cost: item.unitCost,
    unit_tax: item.unitTax,
    amount: moneyText(-moneyUnits(item.amount)),
    lot_number: item.lotNumber,
    condition: item.condition,
    pr_item: item.prItem,
    ncr_number: item.ncrNumber,
  }));

export const negativePutAways = (number: string, { putAways }: Goods): PutAwayRow[] =>
  putAways.map(({ itemNumber, location, quantity, quantityQa, serials }) => ({
    receiver_number: number,
    item_number: itemNumber,
    location,
    quantity: negate(quantity),
    quantity_qa: negate(quantityQa),
    serials,
  }));

/** Each piece must still lie where it was put. It goes where it came from; null: it was never here. */
export const serialsBack = ({ items, putAways }: Goods, to: SerialMove['to']): SerialMove[] =>
  putAways.flatMap(({ itemNumber, location, serials }) => {
    const partNumber = items.find((item) => item.itemNumber === itemNumber)?.partNumber ?? '';
    return serials.map((serial) => ({ partNumber, serial, from: { place: 'STOCK' as const, location }, to }));
  });

/** The goods that were put into QA, with their inspection report. */
export const goodsInQa = ({ items, putAways }: Goods) =>
  putAways.flatMap(({ itemNumber, location, quantityQa }) => {
    const { irNumber = null, partNumber = null } = items.find((item) => item.itemNumber === itemNumber) ?? {};
    const quantity = quantityUnits(quantityQa);
    return irNumber === null || partNumber === null || quantity === 0n
      ? []
      : [{ irNumber, partNumber, location, quantity }];
  });
