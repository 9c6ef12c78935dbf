import { freeText, inCapitals } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import * as contract from '@gemba/contract/receiving/purchase-order/list-receivable-purchase-orders';
import type { ReceivablePurchaseOrderRow } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { beginsAsTyped } from '../../kit/number-keys.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';
import { HEAD, PARTIES } from './get-receivable-purchase-order.ts';

/** The arrival day, if the order has one, and its number. */
const Key = z.tuple([z.nullable(DateText), freeText(100)]);

interface Asked {
  companyId: number;
  day: string | null;
  number: string;
  limit: number;
}

const LEFT = `exists (select from purchase_order_item item where item.company_id = o.company_id and item.po_number = o.po_number
   and not item.closed and item.quantity_received + item.quantity_in_transit < item.quantity_ordered)`;

// Two ranges of one index, the orders without a day last. The longest page is a constant of the text: for a limit that is a
// parameter the planner expects a tenth of the table.
// sql: the conditions below
const keys = (typed: string) => `
  select * from (
    (select o.po_number, o.arrival_date from purchase_order o
      where o.company_id = :companyId and o.list_status = 'open' and o.status in ('APPROVED', 'PARTIAL') and o.arrival_date is not null
        and :day::date is not null and (o.arrival_date, o.po_number) > (:day::date, :number) and ${LEFT} ${typed}
      order by o.arrival_date, o.po_number limit ${LONGEST_PAGE})
    union all
    (select o.po_number, o.arrival_date from purchase_order o
      where o.company_id = :companyId and o.list_status = 'open' and o.status in ('APPROVED', 'PARTIAL') and o.arrival_date is null
        and (:day::date is not null or o.po_number > :number) and ${LEFT} ${typed}
      order by o.po_number limit ${LONGEST_PAGE})) keys
   order by arrival_date, po_number limit :limit`;

// sql: the conditions below
const purchases = (typed: string) => `
  with page as materialized (${keys(typed)})
  select ${HEAD}, (select count(*) from purchase_order_item item where item.company_id = o.company_id and item.po_number = o.po_number) as item_count,
         (select count(*) from purchase_order_item item where item.company_id = o.company_id and item.po_number = o.po_number
             and not item.closed and item.quantity_received + item.quantity_in_transit < item.quantity_ordered) as open_item_count
    from page join purchase_order o on o.company_id = :companyId and o.po_number = page.po_number ${PARTIES}
   order by page.arrival_date, page.po_number`;

const selectPurchases = statement<Asked, ReceivablePurchaseOrderRow>(purchases(''));
const selectTypedPurchases = statement<Asked & { typed: string; keys: string[] }, ReceivablePurchaseOrderRow>(
  purchases(`and (${beginsAsTyped('o.code_key')} or o.vendor_id = any(array(select find_vendors(:typed))))`),
);

const selectPurchasesOfVendor = statement<Asked & { vendorId: string }, ReceivablePurchaseOrderRow>(
  purchases('and o.vendor_id = :vendorId'),
);

/** A day before that of any order. */
const FIRST = ['0001-01-01', ''] as const;

export const listReceivablePurchaseOrders = page(contract.listReceivablePurchaseOrders, {
  statement: (companyId, { query }) => {
    const typed = inCapitals(typedText(query.q) ?? '') || undefined;
    const [day, number] = decodeCursor(query.cursor, Key) ?? FIRST;
    const asked = { companyId, day, number, limit: query.limit + 1 };
    const { vendorId } = query;
    if (vendorId !== undefined) return selectPurchasesOfVendor({ ...asked, vendorId });
    if (typed === undefined) return selectPurchases(asked);
    return selectTypedPurchases({ ...asked, typed, keys: numberKeys(typed, ORDER_PREFIXES.po) });
  },
  reply: (rows, { query }) => {
    if (rows.length === 0 && query.q?.trim() && !query.cursor) refuse('NO_RECORDS_TO_RECEIVE');
    return pageFrom(rows, query.limit, ({ arrivalDate, poNumber }) => [arrivalDate, poNumber]);
  },
});
