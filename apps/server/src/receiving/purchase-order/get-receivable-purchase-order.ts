import { divide, multiply } from '@gemba/contract/kit/fixed-point';
import { UNIT_COST_SCALE } from '@gemba/contract/kit/money';
import { subtractQuantity } from '@gemba/contract/kit/quantity';
import { NON_STOCK } from '@gemba/contract/parts/part-number';
import * as contract from '@gemba/contract/receiving/purchase-order/get-receivable-purchase-order';
import type {
  ReceivableItem,
  ReceivablePurchaseOrder,
} from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { companyFacts, costUnits, quantityText } from '../../postings/index.ts';
import { readPutAways } from '../parts-to-put-away.ts';
import { checkReceivable, leftOf } from './receive-purchase-order.ts';

/** Fields of an order in a list and on its own; `o` is its row, and PARTIES joins vendor and warehouse. */
export const HEAD = `o.po_number, o.po_date, o.vendor_id, v.vendor_name,
  o.buyer_code, o.status, o.ship_to, w.warehouse_name as ship_to_name, o.arrival_date`;

export const PARTIES = `join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.ship_to`;

const selectOrder = statement<{ companyId: number; poNumber: string }, Head>(
  `select ${HEAD}, o.currency, o.carrier_code as carrier, o.message from purchase_order o ${PARTIES}
 where o.company_id = :companyId and o.po_number = :poNumber`,
);

const selectItems = statement<{ companyId: number; poNumber: string }, Item>(
  `select item.item_number, item.part_number as part, item.revision, item.description,
    item.quantity_ordered, item.quantity_received,
    item.quantity_in_transit, item.po_unit, item.po_unit_qty,
    item.cost_per_unit as cost, item.discount, item.date_required, item.arrival_date,
    item.part_from, item.closed, origin.kind = 'OWN' as is_ours
  from purchase_order_item item join part_from origin on origin.company_id = item.company_id and origin.part_from = item.part_from
 where item.company_id = :companyId and item.po_number = :poNumber order by item.item_number`,
);

const selectOpenReceivers = statement<
  { companyId: number; poNumber: string },
  ReceivablePurchaseOrder['openReceivers'][number]
>(
  `select receiver_number, received_date,
    exists (select from receiver_item item where item.company_id = r.company_id and item.receiver_number = r.receiver_number
               and item.part_number is null) as has_na
  from receiver r where company_id = :companyId and po_number = :poNumber and status = 'RECEIVED' and reverses is null
   and not exists (select from receiver later where later.company_id = r.company_id and later.reverses = r.receiver_number)
 order by received_date desc, receiver_number desc`,
);

const selectOnTheWay = statement<
  { companyId: number; poNumber: string },
  ReceivablePurchaseOrder['proformaReceivers'][number]
>(
  `select pr_number, expected_date from proforma_receiver p
 where company_id = :companyId and status = 'OPEN' and exists (
   select from proforma_receiver_item item where item.company_id = p.company_id and item.pr_number = p.pr_number and item.po_number = :poNumber
      and item.quantity_received + item.quantity_short < item.quantity)
 order by expected_date, pr_number`,
);

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

/** The least quantity of an item: an item that is left out. */
export const NOTHING = quantityText(0n);

export const getReceivablePurchaseOrder = operation(
  contract.getReceivablePurchaseOrder,
  async (tx, { companyId }, { params: { poNumber } }) => {
    const key = { companyId, poNumber };
    const [head, rows, openReceivers, proformaReceivers, company] = await Promise.all([
      tx.first(selectOrder(key)),
      tx.all(selectItems(key)),
      tx.all(selectOpenReceivers(key)),
      tx.all(selectOnTheWay(key)),
      companyFacts(tx, companyId),
    ]);
    const order = checkReceivable(head, poNumber);
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
        ...item,
        part: part ?? NON_STOCK,
        costPerUnit,
        stock,
        min: NOTHING,
        left: closed ? NOTHING : subtractQuantity(ordered, received),
        max: quantityText(leftOf({ ordered, received, inTransit, closed })),
        costIsZero: isOurs && costUnits(costPerUnit) === 0n,
        needsInspection: receiveNeedIr && stock !== null && stock.qIType !== 'NONE',
      };
    });
    if (items.every(({ max }) => Number(max) === 0))
      refuse('NO_ITEM_TO_RECEIVE', { poNumber, prNumbers: proformaReceivers.map(({ prNumber }) => prNumber) });
    return { ...order, items, openReceivers, proformaReceivers, receiveNeedIr, receivingPOZeroCost, today };
  },
);

/** A cost net of discount, in the order's currency. */
export const netOf = (cost: string, discount: string) =>
  divide(multiply(cost, subtractQuantity('100', discount), 10), '100', UNIT_COST_SCALE);
