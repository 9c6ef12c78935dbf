import * as contract from '@gemba/contract/receiving/rma/get-receivable-rma';
import type { ReceivableRma } from '@gemba/contract/receiving/rma/receivable-rma';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { readShippedAndReturned, type ShippedAndReturned } from '../../orders/index.ts';
import { quantityText, quantityUnits } from '../../postings/index.ts';
import { readPutAways } from '../parts-to-put-away.ts';
import { checkOpen, leftOf } from './receive-rma.ts';

interface Key {
  companyId: number;
  rmaNumber: string;
}

// A return without a sales order may come to any warehouse. The one where its first part lies is a suggestion.
const selectHead = statement<Key, Omit<ReceivableRma, 'items'>>(
  `select o.rma_number, o.rma_date, o.customer_id, customer.customer_name, o.so_number, o.status, o.reason,
    w.warehouse_code as warehouse, w.warehouse_name, (now() at time zone c.time_zone)::date as today
  from rma o
  join company c on c.company_id = o.company_id
  join customer on customer.company_id = o.company_id and customer.customer_id = o.customer_id
  left join sales_order so on so.company_id = o.company_id and so.so_number = o.so_number
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = coalesce(so.warehouse_code,
    (select l.warehouse_code from rma_item item
       join inventory_balance b on b.company_id = item.company_id and b.part_number = item.part_number
       join location l on l.company_id = b.company_id and l.location = b.location and l.purpose = 'STOCK'
      where item.company_id = o.company_id and item.rma_number = o.rma_number
      order by item.item_number, b.on_hand desc, l.location limit 1),
    (select min(first.warehouse_code) from warehouse first where first.company_id = o.company_id))
 where o.company_id = :companyId and o.rma_number = :rmaNumber`,
);

const selectItems = statement<Key, Omit<ReceivableRma['items'][number], 'stock' | 'max' | 'ofOrder'>>(
  `select item_number, part_number as part, quantity, quantity_received, reason from rma_item
 where company_id = :companyId and rma_number = :rmaNumber order by item_number`,
);

export const getReceivableRma = operation(
  contract.getReceivableRma,
  async (tx, { companyId }, { params: { rmaNumber } }) => {
    const key = { companyId, rmaNumber };
    const [head, items] = await Promise.all([tx.first(selectHead(key)), tx.all(selectItems(key))]);
    if (!head) return refuse('RMA_NOT_EXIST', { rmaNumber });
    checkOpen(head);
    const [stocks, ofOrder] = await Promise.all([
      readPutAways(
        tx,
        companyId,
        head.warehouse,
        items.map(({ part }) => part),
      ),
      readShippedAndReturned(tx, companyId, head.soNumber),
    ]);
    return {
      ...head,
      items: items.flatMap((item) => {
        const stock = stocks.get(item.part);
        const left = leftOf({ approved: item.quantity, received: item.quantityReceived });
        const moved = ofOrder(item.part);
        return stock && left > 0n ? [{ ...item, stock, ofOrder: moved, max: quantityText(leastOf(left, moved)) }] : [];
      }),
    };
  },
);

/** No more of it than its order has shipped. */
function leastOf(left: bigint, moved: ShippedAndReturned | null) {
  if (moved === null) return left;
  const away = quantityUnits(moved.shipped) - quantityUnits(moved.returned);
  return away < 0n ? 0n : away < left ? away : left;
}
