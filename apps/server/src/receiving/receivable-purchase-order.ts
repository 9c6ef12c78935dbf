import { divide, multiply } from '@gemba/contract/kit/fixed-point';
import { UNIT_COST_SCALE } from '@gemba/contract/kit/money';
import { subtractQuantity } from '@gemba/contract/kit/quantity';
import { NON_STOCK } from '@gemba/contract/parts/part-number';
import type { ReceivableItem, ReceivablePurchaseOrder } from '@gemba/contract/receiving/receivable-purchase-orders';
import { companyFacts, costUnits, quantityText } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { readPutAways } from './put-away.ts';
import { HEADS, ITEMS, ON_THE_WAY, OPEN_RECEIVERS } from './receivable-purchase-order.sql.ts';
import { leftOf, receivable } from './receive-purchase-order.ts';

type Head = Pick<
  ReceivablePurchaseOrder,
  | (
      | 'poNumber'
      | 'poDate'
      | 'vendorId'
      | 'vendorName'
      | 'buyerCode'
      | 'status'
      | 'shipTo'
      | 'shipToName'
      | 'arrivalDate'
    )
  | ('currency' | 'carrier' | 'message')
>;
type Item = Omit<
  ReceivableItem,
  'part' | 'left' | 'min' | 'max' | 'costIsZero' | 'needsInspection' | 'stock' | 'costPerUnit'
> & {
  part: string | null;
  cost: string;
  isOurs: boolean;
  closed: boolean;
};

/** Least of an item that is left alone; whoever sends a line sends more. */
export const NOTHING = quantityText(0n);

export async function readReceivable(tx: Tx, companyId: number, poNumber: string): Promise<ReceivablePurchaseOrder> {
  const key = [companyId, poNumber];
  const [[head], rows, openReceivers, proformaReceivers, company] = await Promise.all([
    tx.query<Head>(HEADS, key),
    tx.query<Item>(ITEMS, key),
    tx.query<ReceivablePurchaseOrder['openReceivers'][number]>(OPEN_RECEIVERS, key),
    tx.query<ReceivablePurchaseOrder['proformaReceivers'][number]>(ON_THE_WAY, key),
    companyFacts(tx, companyId),
  ]);
  const order = receivable(head, poNumber);
  const stocks = await readPutAways(
    tx,
    companyId,
    order.shipTo,
    rows.flatMap(({ part }) => part ?? []),
  );
  const { receiveNeedIr, receivingPOZeroCost, today } = company;
  const items = rows.map(({ part, cost, isOurs, closed, ...item }): ReceivableItem => {
    const stock = part === null ? null : (stocks.get(part) ?? null);
    const { quantityOrdered: ordered, quantityReceived: received, quantityInTransit: inTransit } = item;
    const costPerUnit = netOf(cost, item.discount);
    return {
      ...{ ...item, part: part ?? NON_STOCK, costPerUnit, stock, min: NOTHING },
      left: closed ? NOTHING : subtractQuantity(ordered, received),
      max: quantityText(leftOf({ ordered, received, inTransit, closed })),
      costIsZero: isOurs && costUnits(costPerUnit) === 0n,
      needsInspection: receiveNeedIr && stock !== null && stock.qIType !== 'NONE',
    };
  });
  if (items.every(({ max }) => Number(max) === 0))
    refuse('NO_ITEM_TO_RECEIVE', { poNumber, prNumbers: proformaReceivers.map(({ prNumber }) => prNumber) });
  return { ...order, items, openReceivers, proformaReceivers, receiveNeedIr, receivingPOZeroCost, today };
}

/** Net of discount, in the order's currency. */
export const netOf = (cost: string, discount: string) =>
  divide(multiply(cost, subtractQuantity('100', discount), 10), '100', UNIT_COST_SCALE);
