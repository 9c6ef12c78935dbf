import * as contract from '@gemba/contract/accounting/payments/list-payments';
import type { Payment } from '@gemba/contract/accounting/payments/payment';
import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { type After, paymentKeys } from './payments.sql.ts';
import { type Wanted, wantedPayments } from './wanted-payments.ts';

const Key = z.tuple([DateText, freeText(100)]);

/** The documents that a payment settles. A receiver is found by its order, which the bill names too. */
const SETTLED = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
           'number', coalesce(item.invoice_number, item.account_payable_number), 'kind', coalesce(i.kind, b.kind),
           'dueDate', coalesce(i.due_date, b.due_date), 'amount', item.amount::text, 'daysLate', late.days,
           'orderNumber', coalesce(i.so_number, b.po_number), 'shipperNumber', i.shipper_number,
           'receiverNumbers', array(
             select r.receiver_number from receiver r
              where r.company_id = b.company_id and r.po_number = b.po_number
                and r.account_payable_number = b.account_payable_number order by r.receiver_number))
           order by item.item_number), '[]') as settles,
         max(late.days) as days_late
    from payment_item item
    left join invoice i on i.company_id = item.company_id and i.invoice_number = item.invoice_number
    left join payable b on b.company_id = item.company_id and b.account_payable_number = item.account_payable_number
    cross join lateral (
      select case when i.kind = 'INVOICE' or b.kind = 'BILL' then p.payment_date - coalesce(i.due_date, b.due_date) end as days) late
   where item.company_id = p.company_id and item.payment_number = p.payment_number`;

type Asked = { companyId: number; wanted: Wanted; after: After; limit: number };

const selectPayments = statement<Asked, Payment>(
  ({ companyId, wanted, after, limit }) => sql`
        with ${paymentKeys(companyId, wanted, after, limit)}
        select p.payment_number, p.payment_date, p.direction,
               coalesce(p.customer_id, p.vendor_id) as party_id, coalesce(customer_name, vendor_name) as party_name,
               p.method, p.reference, p.currency, p.amount, p.exchange_rate, base_currency, p.base_amount, settled.*
          from page join payment p on p.company_id = ${companyId} and p.payment_number = page.payment_number
          join company using (company_id)
          left join customer c on c.company_id = p.company_id and c.customer_id = p.customer_id
          left join vendor v on v.company_id = p.company_id and v.vendor_id = p.vendor_id
         cross join lateral (${SETTLED}) as settled
         order by p.payment_date desc, p.payment_number desc limit ${limit}`,
  { neverNull: ['partyId', 'partyName'] },
);

/** Payments, newest first, each with the documents that it settles. */
export const listPayments = operation(contract.listPayments, async (tx, { companyId }, { query }) => {
  const { cursor, limit, ...asked } = query;
  const after = decodeCursor(cursor, Key);
  const { wanted } = await wantedPayments(tx, companyId, asked);
  const rows = await tx.all(selectPayments({ companyId, wanted, after, limit: limit + 1 }));
  return pageFrom(rows, limit, ({ paymentDate, paymentNumber }) => [paymentDate, paymentNumber]);
});
