import * as contract from '@gemba/contract/orders/quote/list-quotes';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { orderKeys } from '../order-keys.ts';
import { type AskedOrders, quoteList } from '../order-list.ts';
import { newestFirst, type PageKeys, pageOfOrders, type Total, totalsOf, totalsOfOrders } from '../order-page.ts';

const equal = ({ customerId }: { customerId?: string | undefined }) => ({ customer_id: customerId });

type Asked = AskedOrders<keyof typeof quoteList.dates, 'customer_id'>;

const selectQuotes = statement<Asked, contract.QuoteRow & PageKeys>(
  ({ companyId, wanted }) => sql`
    with ${orderKeys(quoteList, companyId, wanted)}
    select o.qo_number, o.qo_date, o.customer_id, c.customer_name,
           o.status, o.list_status as qo_status, o.currency, o.total, o.valid_until,
           o.arrival_date, o.ship_date, o.version, page.day, page.number,
           (select count(*) from quote_item i where i.company_id = o.company_id and i.qo_number = o.qo_number) as item_count
      from page join quote o on o.company_id = ${companyId} and o.qo_number = page.number
      join customer c on c.company_id = o.company_id and c.customer_id = o.customer_id
      ${newestFirst(wanted)}`,
);

export const listQuotes = pageOfOrders(contract.listQuotes, equal, selectQuotes);

const selectTotals = statement<Asked, Total>(({ companyId, wanted }) => totalsOf(quoteList, companyId, wanted));

export const getQuoteTotals = totalsOfOrders(contract.getQuoteTotals, equal, selectTotals);
