import * as contract from '@gemba/contract/receiving/work-order/get-receivable-work-order';
import type { ReceivableWorkOrder } from '@gemba/contract/receiving/work-order/receivable-work-order';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { quantityText, quantityUnits } from '../../postings/index.ts';
import { readPutAways } from '../parts-to-put-away.ts';
import { NOTHING } from '../purchase-order/get-receivable-purchase-order.ts';
import { checkOpen } from './receive-work-order.ts';

type Head = Omit<ReceivableWorkOrder, 'min' | 'max' | 'coveredByWip' | 'stock' | 'components'>;
type Component = ReceivableWorkOrder['components'][number];

const selectHead = statement<{ companyId: number; woNumber: string }, Head>(
  `select o.wo_number, o.wo_date, o.part_number as part, o.revision, part.description, part.description_zh,
    part.description_es, o.quantity_ordered,
    o.quantity_received, o.start_date, o.due_date, o.status,
    o.warehouse_code as warehouse, w.warehouse_name, o.message, coalesce(part.std_cost, 0) > 0 as has_standard_cost
  from work_order o
  join part on part.company_id = o.company_id and part.part_number = o.part_number
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.warehouse_code
 where o.company_id = :companyId and o.wo_number = :woNumber`,
);

const selectComponents = statement<{ companyId: number; woNumber: string }, Component>(
  `select c.item_number, c.part_number as part, part.description, part.description_zh,
    part.description_es, part.uom, c.quantity_per,
    c.quantity_required, c.quantity_issued, c.quantity_issued - c.quantity_consumed as in_wip
  from work_order_component c join part on part.company_id = c.company_id and part.part_number = c.part_number
 where c.company_id = :companyId and c.wo_number = :woNumber and c.make_buy <> 'X' order by c.item_number`,
);

export const getReceivableWorkOrder = operation(
  contract.getReceivableWorkOrder,
  async (tx, { companyId }, { params: { woNumber } }) => {
    const key = { companyId, woNumber };
    const [head, components] = await Promise.all([tx.first(selectHead(key)), tx.all(selectComponents(key))]);
    const order = checkOpen(head, woNumber);
    const stock = (await readPutAways(tx, companyId, order.warehouse, [order.part])).get(order.part);
    const left = quantityUnits(order.quantityOrdered) - quantityUnits(order.quantityReceived);
    if (!stock || left === 0n) return refuse('NO_ITEM_TO_RECEIVE', { woNumber });
    return {
      ...order,
      components,
      stock,
      min: NOTHING,
      max: quantityText(left),
      coveredByWip: quantityText(coveredByWip(order, components, left)),
    };
  },
);

/** The quantity that the issued components are enough for. */
function coveredByWip({ quantityReceived }: Head, components: readonly Component[], left: bigint) {
  return components.reduce((least, { quantityPer, quantityIssued }) => {
    const pieces =
      (quantityUnits(quantityIssued) * 10_000n) / quantityUnits(quantityPer) - quantityUnits(quantityReceived);
    return pieces < least ? (pieces > 0n ? pieces : 0n) : least;
  }, left);
}
