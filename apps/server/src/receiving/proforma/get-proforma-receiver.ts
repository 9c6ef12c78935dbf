import { NON_STOCK } from '@gemba/contract/parts/part-number';
import * as contract from '@gemba/contract/receiving/proforma/get-proforma-receiver';
import type { ProformaReceiver, ProformaReceiverItem } from '@gemba/contract/receiving/proforma/proforma-receiver';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { companyFacts, costUnits, quantityText } from '../../postings/index.ts';
import { readPutAways } from '../parts-to-put-away.ts';
import { NOTHING, netOf } from '../purchase-order/get-receivable-purchase-order.ts';
import { comingOf } from './receive-proforma.ts';

type Head = Omit<ProformaReceiver, 'items' | 'receivers' | 'receiveNeedIr' | 'receivingPOZeroCost' | 'today'>;
type Item = Omit<ProformaReceiverItem, 'min' | 'max' | 'costPerUnit' | 'costIsZero' | 'needsInspection' | 'stock'> & {
  cost: string;
  discount: string;
  isOurs: boolean;
};

/** Fields of a proforma receiver in a list and on its own; `p` is its row, `v` its vendor. */
export const ROW = `p.pr_number, p.pr_date, p.vendor_id, v.vendor_name,
  p.shipped_via, p.transit_time, p.expected_date,
  p.container_number, p.is_bond, p.status`;

const selectHead = statement<{ companyId: number; prNumber: string }, Head>(
  `select ${ROW}, p.bill_of_lading, p.container_seal_number, p.shipping_mark
  from proforma_receiver p join vendor v on v.company_id = p.company_id and v.vendor_id = p.vendor_id
 where p.company_id = :companyId and p.pr_number = :prNumber`,
);

const selectItems = statement<{ companyId: number; prNumber: string }, Item>(
  `select item.item_number, item.po_number, item.po_item_number, o.po_date,
    item.part_number as part, line.revision, part.description, o.ship_to, item.location, item.quantity,
    item.quantity_received, item.quantity_short, line.po_unit, line.po_unit_qty,
    line.cost_per_unit as cost, line.discount, origin.kind = 'OWN' as is_ours
  from proforma_receiver_item item
  join purchase_order o on o.company_id = item.company_id and o.po_number = item.po_number
  join purchase_order_item line on line.company_id = item.company_id and line.po_number = item.po_number and line.item_number = item.po_item_number
  join part on part.company_id = item.company_id and part.part_number = item.part_number
  join part_from origin on origin.company_id = line.company_id and origin.part_from = line.part_from
 where item.company_id = :companyId and item.pr_number = :prNumber order by item.item_number`,
);

const selectReceivers = statement<
  { companyId: number; prNumber: string; poNumbers: readonly string[] },
  ProformaReceiver['receivers'][number]
>(
  `select receiver_number, received_date, status, account_payable_number, reverses,
    (select later.receiver_number from receiver later where later.company_id = r.company_id and later.reverses = r.receiver_number) as reversed_by
  from receiver r
 where company_id = :companyId and pr_number = :prNumber and po_number = any(:poNumbers::text[]) order by received_date desc, receiver_number desc`,
);

export const getProformaReceiver = operation(
  contract.getProformaReceiver,
  (tx, { companyId }, { params: { prNumber } }) => readProformaReceiver(tx, companyId, prNumber),
);

export async function readProformaReceiver(tx: Tx, companyId: number, prNumber: string): Promise<ProformaReceiver> {
  const key = { companyId, prNumber };
  const [head, rows, company] = await Promise.all([
    tx.first(selectHead(key)),
    tx.all(selectItems(key)),
    companyFacts(tx, companyId),
  ]);
  if (!head) return refuse('PROFORMA_RECEIVER_NOT_EXIST', { prNumber });
  const { receiveNeedIr, receivingPOZeroCost, today } = company;
  const warehouses = [...new Set(rows.map(({ shipTo }) => shipTo))];
  const [receivers, ...stocks] = await Promise.all([
    tx.all(selectReceivers({ ...key, poNumbers: rows.map(({ poNumber }) => poNumber) })),
    ...warehouses.map((warehouse) => {
      const parts = rows.filter(({ shipTo }) => shipTo === warehouse).map(({ part }) => part);
      return readPutAways(tx, companyId, warehouse, parts);
    }),
  ]);
  const items = rows.flatMap(({ cost, discount, isOurs, ...item }): ProformaReceiverItem[] => {
    const stock = stocks[warehouses.indexOf(item.shipTo)]?.get(item.part);
    if (!stock || item.part === NON_STOCK) return [];
    const { quantity, quantityReceived: received, quantityShort: short } = item;
    const costPerUnit = netOf(cost, discount);
    return [
      {
        ...item,
        stock,
        costPerUnit,
        min: NOTHING,
        max: quantityText(comingOf({ quantity, received, short })),
        costIsZero: isOurs && costUnits(costPerUnit) === 0n,
        needsInspection: receiveNeedIr && stock.qIType !== 'NONE',
      },
    ];
  });
  return { ...head, items, receivers, receiveNeedIr, receivingPOZeroCost, today };
}
