import { NON_STOCK } from '@gemba/contract/parts/part-number';
import type { ProformaReceiver, ProformaReceiverItem } from '@gemba/contract/receiving/proforma-receivers';
import { companyFacts, costUnits, quantityText } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { readPutAways } from './put-away.ts';
import { NOTHING, netOf } from './receivable-purchase-order.ts';
import { comingOf } from './receive-proforma.ts';

type Head = Omit<ProformaReceiver, 'items' | 'receivers' | 'receiveNeedIr' | 'receivingPOZeroCost' | 'today'>;
type Item = Omit<ProformaReceiverItem, 'min' | 'max' | 'costPerUnit' | 'costIsZero' | 'needsInspection' | 'stock'> & {
  cost: string;
  discount: string;
  isOurs: boolean;
};

export const ROW = `p.pr_number as "prNumber", p.pr_date as "prDate", p.vendor_id as "vendorId", v.vendor_name as "vendorName",
  p.shipped_via as "shippedVia", p.transit_time as "transitTime", p.expected_date as "expectedDate",
  p.container_number as "containerNumber", p.is_bond as "isBond", p.status`;

const HEAD = `select ${ROW}, p.bill_of_lading as "billOfLading", p.container_seal_number as "containerSealNumber", p.shipping_mark as "shippingMark"
  from proforma_receiver p join vendor v on v.company_id = p.company_id and v.vendor_id = p.vendor_id
 where p.company_id = $1 and p.pr_number = $2`;

const ITEMS = `select item.item_number as "itemNumber", item.po_number as "poNumber", item.po_item_number as "poItemNumber", o.po_date as "poDate",
    item.part_number as part, line.revision, part.description, o.ship_to as "shipTo", item.location, item.quantity,
    item.quantity_received as "quantityReceived", item.quantity_short as "quantityShort", line.po_unit as "poUnit",
    line.cost_per_unit as cost, line.discount, origin.kind = 'OWN' as "isOurs"
  from proforma_receiver_item item
  join purchase_order o on o.company_id = item.company_id and o.po_number = item.po_number
  join purchase_order_item line on line.company_id = item.company_id and line.po_number = item.po_number and line.item_number = item.po_item_number
  join part on part.company_id = item.company_id and part.part_number = item.part_number
  join part_from origin on origin.company_id = line.company_id and origin.part_from = line.part_from
 where item.company_id = $1 and item.pr_number = $2 order by item.item_number`;

const RECEIVERS = `select receiver_number as "receiverNumber", received_date as "receivedDate", status, reverses,
    (select later.receiver_number from receiver later where later.company_id = r.company_id and later.reverses = r.receiver_number) as "reversedBy"
  from receiver r
 where company_id = $1 and pr_number = $2 and po_number = any($3::text[]) order by received_date desc, receiver_number desc`;

export async function readProforma(tx: Tx, companyId: number, prNumber: string): Promise<ProformaReceiver> {
  const key = [companyId, prNumber];
  const [[head], rows, company] = await Promise.all([
    tx.query<Head>(HEAD, key),
    tx.query<Item>(ITEMS, key),
    companyFacts(tx, companyId),
  ]);
  if (!head) return refuse('PROFORMA_RECEIVER_NOT_EXIST', { prNumber });
  const { receiveNeedIr, receivingPOZeroCost, today } = company;
  const warehouses = [...new Set(rows.map(({ shipTo }) => shipTo))];
  const [receivers, ...stocks] = await Promise.all([
    tx.query<ProformaReceiver['receivers'][number]>(RECEIVERS, [...key, rows.map(({ poNumber }) => poNumber)]),
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
        ...{ ...item, stock, costPerUnit, min: NOTHING, max: quantityText(comingOf({ quantity, received, short })) },
        ...{
          costIsZero: isOurs && costUnits(costPerUnit) === 0n,
          needsInspection: receiveNeedIr && stock.qIType !== 'NONE',
        },
      },
    ];
  });
  return { ...head, items, receivers, receiveNeedIr, receivingPOZeroCost, today };
}
