import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { statement } from '../../kit/database/statement.ts';

/** The credit for the goods of one receiver, at the prices of the return. */
export const selectNotedCredit = statement<
  { companyId: number; receiverNumber: string },
  NonNullable<Receiver['credit']>
>(
  `select rma.customer_id, customer.customer_name, rma.currency,
    (select coalesce(sum(round(item.quantity * line.unit_price, 2)), 0)::numeric(18,2) from receiver_item item
       join rma_item line on line.company_id = item.company_id and line.rma_number = r.rma_number and line.item_number = item.order_item
      where item.company_id = r.company_id and item.receiver_number = r.receiver_number) as amount,
    (select max(note.invoice_number) from invoice note
      where note.company_id = r.company_id and note.credits_rma = r.rma_number) as note_number
  from receiver r
  join rma on rma.company_id = r.company_id and rma.rma_number = r.rma_number
  join customer on customer.company_id = rma.company_id and customer.customer_id = rma.customer_id
 where r.company_id = :companyId and r.receiver_number = :receiverNumber`,
);
