import type { listQuotes, QuoteRow, quoteTotals } from '@gemba/contract/orders/list-quotes';
import { sql } from '../kit/database/sql.ts';
import type { Page } from '../kit/http/serve.ts';
import { quoteList } from './order-list.ts';
import { pageOfOrders, type Row, totalsOfOrders } from './order-page.ts';

const equal = ({ customerId }: { customerId?: string | undefined }) => ({ customer_id: customerId });

export const quotePage: Page<typeof listQuotes, Row<QuoteRow>> = pageOfOrders(
  quoteList,
  equal,
  (companyId) => sql`
    select o.qo_number as "qoNumber", o.qo_date as "qoDate", o.customer_id as "customerId", c.customer_name as "customerName",
           o.status, o.list_status as "qoStatus", o.currency, o.total, o.valid_until as "validUntil",
           o.arrival_date as "arrivalDate", o.ship_date as "shipDate", o.version, page.day, page.number,
           (select count(*) from quote_item i where i.company_id = o.company_id and i.qo_number = o.qo_number) as "itemCount"
      from page join quote o on o.company_id = ${companyId} and o.qo_number = page.number
      join customer c on c.company_id = o.company_id and c.customer_id = o.customer_id`,
);

export const quoteTotalsPage = totalsOfOrders<typeof quoteTotals>(quoteList, equal);
