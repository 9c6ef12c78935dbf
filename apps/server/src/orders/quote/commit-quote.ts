import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { announceOrder, tellApprovers, waitingRef } from '../deciding/announce-order.ts';

const insertOrder = statement<{ companyId: number; qoNumber: string }, { soNumber: string }>(
  `insert into sales_order (company_id, so_number, so_date, customer_id, ship_to_id, sales_code, owner, warehouse_code, incoterm,
                            project, related_doc, message, currency, exchange_rate, terms, terms_days, arrival_date, ship_date,
                            qo_number, total, tax_total, approval_total)
   select q.company_id, next_number('sales_order')::text, (now() at time zone c.time_zone)::date, q.customer_id, q.ship_to_id,
          q.sales_code, q.owner, q.warehouse_code, q.incoterm, q.project, q.related_doc, q.message, q.currency, q.exchange_rate,
          q.terms, q.terms_days, coalesce(q.arrival_date, i.earliest), coalesce(q.ship_date, q.arrival_date, i.earliest), q.qo_number, q.total, q.tax_total, q.approval_total
     from quote q join company c on c.company_id = q.company_id
     cross join lateral (select min(date_required) as earliest
                           from quote_item where company_id = q.company_id and qo_number = q.qo_number) i
    where q.company_id = :companyId and q.qo_number = :qoNumber
   returning so_number`,
);

const insertItems = statement<{ companyId: number; qoNumber: string; soNumber: string }>(
  `insert into sales_order_item (company_id, so_number, item_number, part_number, revision, description, quantity_ordered,
                                 list_price, discount, tax_code, tax_rate, date_required)
   select company_id, :soNumber, item_number, part_number, revision, description, quantity, list_price, discount, tax_code, tax_rate,
          date_required
     from quote_item where company_id = :companyId and qo_number = :qoNumber`,
);

const updateQuote = statement<{ companyId: number; qoNumber: string; soNumber: string }>(
  `update quote set so_number = :soNumber, committed_at = now(), status = 'COMMITTED' where company_id = :companyId and qo_number = :qoNumber`,
);

/**
 * Turns a quote that the customer accepted into a sales order with the same items, prices, discounts, taxes and dates,
 * at the quoted rate. Without dates of its own it is due when its first item is required. It waits for its review like
 * any other sales order.
 */
export async function makeSalesOrder(tx: Tx, companyId: number, qoNumber: string) {
  const made = await tx.first(insertOrder({ companyId, qoNumber }));
  const soNumber = made?.soNumber as string;
  await tx.run(insertItems({ companyId, qoNumber, soNumber }));
  await tx.run(updateQuote({ companyId, qoNumber, soNumber }));
  await announceOrder(tx, companyId, 'so', soNumber);
  await tellApprovers(tx, companyId, waitingRef('so', soNumber));
}
