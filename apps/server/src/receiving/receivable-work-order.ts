import type { ReceivableWorkOrder } from '@gemba/contract/receiving/receive-work-order';
import { quantityText, quantityUnits } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { readPutAways } from './put-away.ts';
import { NOTHING } from './receivable-purchase-order.ts';
import { openOrder } from './receive-work-order.ts';

type Head = Omit<ReceivableWorkOrder, 'min' | 'max' | 'coveredByWip' | 'stock' | 'components'>;
type Component = ReceivableWorkOrder['components'][number];

const HEAD = `select o.wo_number as "woNumber", o.wo_date as "woDate", o.part_number as part, o.revision, part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", o.quantity_ordered as "quantityOrdered",
    o.quantity_received as "quantityReceived", o.start_date as "startDate", o.due_date as "dueDate", o.status,
    o.warehouse_code as warehouse, w.warehouse_name as "warehouseName", o.message, coalesce(part.std_cost, 0) > 0 as "hasStandardCost"
  from work_order o
  join part on part.company_id = o.company_id and part.part_number = o.part_number
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.warehouse_code
 where o.company_id = $1 and o.wo_number = $2`;

const COMPONENTS = `select c.item_number as "itemNumber", c.part_number as part, part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", part.uom, c.quantity_per as "quantityPer",
    c.quantity_required as "quantityRequired", c.quantity_issued as "quantityIssued", c.quantity_issued - c.quantity_consumed as "inWip"
  from work_order_component c join part on part.company_id = c.company_id and part.part_number = c.part_number
 where c.company_id = $1 and c.wo_number = $2 and c.make_buy <> 'X' order by c.item_number`;

export async function readReceivableWork(tx: Tx, companyId: number, woNumber: string): Promise<ReceivableWorkOrder> {
  const key = [companyId, woNumber];
  const [[head], components] = await Promise.all([tx.query<Head>(HEAD, key), tx.query<Component>(COMPONENTS, key)]);
  const order = openOrder(head, woNumber);
  const stock = (await readPutAways(tx, companyId, order.warehouse, [order.part])).get(order.part);
  const left = quantityUnits(order.quantityOrdered) - quantityUnits(order.quantityReceived);
  if (!stock || left === 0n) return refuse('NO_ITEM_TO_RECEIVE', { woNumber });
  return {
    ...{ ...order, components, stock, min: NOTHING, max: quantityText(left) },
    coveredByWip: quantityText(covered(order, components, left)),
  };
}

/** So many more can be finished from what was issued, whole pieces of the smallest quantity. */
function covered({ quantityReceived }: Head, components: readonly Component[], left: bigint) {
  return components.reduce((least, { quantityPer, quantityIssued }) => {
    const pieces =
      (quantityUnits(quantityIssued) * 10_000n) / quantityUnits(quantityPer) - quantityUnits(quantityReceived);
    return pieces < least ? (pieces > 0n ? pieces : 0n) : least;
  }, left);
}
