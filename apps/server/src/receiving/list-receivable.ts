import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import type {
  listReceivablePurchaseOrders,
  ReceivablePurchaseOrderRow,
} from '@gemba/contract/receiving/receivable-purchase-orders';
import type { listReceivableWorkOrders, ReceivableWorkOrderRow } from '@gemba/contract/receiving/receive-work-order';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { typedText } from '../orders/index.ts';
import { HEAD, PARTIES } from './receivable-purchase-order.sql.ts';

/** The day an order is due, if it has one, and its number. */
const Key = z.tuple([z.nullable(DateText), freeText(100)]);

// sql: names of columns, given below
const begins = (column: string) => `(o.${column} >= $2 and o.${column} < $2 || chr(1114111))`;

const LEFT = `exists (select from purchase_order_item item where item.company_id = o.company_id and item.po_number = o.po_number
   and not item.closed and item.quantity_received + item.quantity_in_transit < item.quantity_ordered)`;

// Two ranges of one index, the orders without a day last; nothing is read beyond the longest page, which is written into
// the text, because a plan takes a limit that is a parameter for a tenth of the table.
// sql: the conditions below
const PURCHASE_KEYS = (typed: string) => `
  select * from (
    (select o.po_number, o.arrival_date from purchase_order o
      where o.company_id = $1 and o.list_status = 'open' and o.status in ('APPROVED', 'PARTIAL') and o.arrival_date is not null
        and $3::date is not null and (o.arrival_date, o.po_number) > ($3::date, $4) and ${LEFT} ${typed}
      order by o.arrival_date, o.po_number limit ${LONGEST_PAGE})
    union all
    (select o.po_number, o.arrival_date from purchase_order o
      where o.company_id = $1 and o.list_status = 'open' and o.status in ('APPROVED', 'PARTIAL') and o.arrival_date is null
        and ($3::date is not null or o.po_number > $4) and ${LEFT} ${typed}
      order by o.po_number limit ${LONGEST_PAGE})) keys
   order by arrival_date, po_number limit $5`;

// sql: the conditions below
const PURCHASE = (typed: string) => `
  with page as materialized (${PURCHASE_KEYS(typed)})
  select ${HEAD}, (select count(*) from purchase_order_item item where item.company_id = o.company_id and item.po_number = o.po_number) as "itemCount",
         (select count(*) from purchase_order_item item where item.company_id = o.company_id and item.po_number = o.po_number
             and not item.closed and item.quantity_received + item.quantity_in_transit < item.quantity_ordered) as "openItemCount"
    from page join purchase_order o on o.company_id = $1 and o.po_number = page.po_number ${PARTIES}
   order by page.arrival_date, page.po_number`;

const ALL_PURCHASES = PURCHASE(`and $2::text is null`);
const TYPED_PURCHASES = PURCHASE(`and (${begins('po_number')} or o.vendor_id = any(array(select find_vendors($2))))`);

/** Before the first page stands a day that no order has. */
const FIRST = ['0001-01-01', ''] as const;

export const receivablePurchaseOrders: Page<typeof listReceivablePurchaseOrders, ReceivablePurchaseOrderRow> = {
  statement: (companyId, { query }) => {
    const typed = typedText(query.q)?.toUpperCase() ?? null;
    const [day, number] = decodeCursor(query.cursor, Key) ?? FIRST;
    return statementOf(typed === null ? ALL_PURCHASES : TYPED_PURCHASES, [
      companyId,
      typed,
      day,
      number,
      query.limit + 1,
    ]);
  },
  reply: (rows, { query }) => {
    if (rows.length === 0 && query.q?.trim() && !query.cursor) refuse('NO_RECORDS_TO_RECEIVE');
    return pageFrom(
      rows,
      query.limit,
      (row) => row,
      ({ arrivalDate, poNumber }) => [arrivalDate, poNumber],
    );
  },
};

// sql: the conditions below
const WORK = (typed: string) => `
  select o.wo_number as "woNumber", o.part_number as part, o.revision, part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", part.uom, o.quantity_ordered as "quantityOrdered",
         o.quantity_received as "quantityReceived", o.start_date as "startDate", o.due_date as "dueDate", o.status,
         o.warehouse_code as warehouse, w.warehouse_name as "warehouseName"
    from (select * from work_order o
           where o.company_id = $1 and o.list_status = 'open' and (o.due_date, o.wo_number) > ($3::date, $4) ${typed}
           order by o.due_date, o.wo_number limit ${LONGEST_PAGE}) o
    join part on part.company_id = o.company_id and part.part_number = o.part_number
    join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.warehouse_code
   order by o.due_date, o.wo_number limit $5`;

const ALL_WORK = WORK(`and $2::text is null`);
const TYPED_WORK = WORK(`and (${begins('wo_number')} or ${begins('part_number')})`);

export const receivableWorkOrders: Page<typeof listReceivableWorkOrders, ReceivableWorkOrderRow> = {
  statement: (companyId, { query }) => {
    const typed = typedText(query.q)?.toUpperCase() ?? null;
    const [day, number] = decodeCursor(query.cursor, Key) ?? FIRST;
    return statementOf(typed === null ? ALL_WORK : TYPED_WORK, [companyId, typed, day, number, query.limit + 1]);
  },
  reply: (rows, { query }) => {
    if (rows.length === 0 && query.q?.trim() && !query.cursor) refuse('NO_RECORDS_TO_RECEIVE');
    return pageFrom(
      rows,
      query.limit,
      (row) => row,
      ({ dueDate, woNumber }) => [dueDate, woNumber],
    );
  },
};
