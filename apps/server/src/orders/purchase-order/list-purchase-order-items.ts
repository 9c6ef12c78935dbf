import type { CallParsed } from '@gemba/contract/kit/call';
import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import { NaturalInteger } from '@gemba/contract/kit/integer';
import * as contract from '@gemba/contract/orders/purchase-order/list-purchase-order-items';
import { isNonStock, NON_STOCK } from '@gemba/contract/parts/part-number';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { orderKeys, partyIs } from '../order-keys.ts';
import { purchaseOrderList } from '../order-list.ts';

type Call = typeof contract.listPurchaseOrderItems;
type Filters = Pick<CallParsed<Call>['query'], 'partNumber' | 'vendorId' | 'from' | 'to' | 'limit'>;

const OrderNumber = freeText(100);
const Key = z.tuple([DateText, OrderNumber, NaturalInteger]);
/** The day it is due, if there is one. */
const OpenKey = z.tuple([z.nullable(DateText), OrderNumber, NaturalInteger]);
type After = z.output<typeof Key> | undefined;

/** The orders that the items of the page belong to: at most one per item, and the one where the last page ended. */
const ordersOf = (companyId: number, { vendorId, from, to, limit }: Filters, after: After) =>
  orderKeys(purchaseOrderList, companyId, {
    status: 'all',
    dateType: 'poDate',
    from,
    to,
    atMost: limit + 2,
    equal: { vendor_id: vendorId },
    more: [
      sql`exists (select 1 from purchase_order_item i where i.company_id = purchase_order.company_id and i.po_number = purchase_order.po_number)`,
    ],
    after: after && [after[0], `${after[1]}\u0001`],
  });

/** The orders of a part's items. */
const ordersOfPart = (companyId: number, { partNumber = '', vendorId, from, to }: Filters) => sql`page as (
  select o.po_number as number from purchase_order o where ${sql.all([
    sql`o.company_id = ${companyId}`,
    sql`o.po_number in (select po_number from purchase_order_item where company_id = ${companyId} and ${partIs(partNumber)})`,
    ...(vendorId === undefined ? [] : [partyIs(purchaseOrderList, companyId, vendorId, sql`o.`)]),
    ...(from === undefined ? [] : [sql`o.po_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`o.po_date <= ${to}::date`]),
  ])})`;

const partIs = (partNumber: string) =>
  isNonStock(partNumber) ? sql`part_number is null` : sql`part_number = ${partNumber}`;

const ITEM = sql`i.po_number, i.item_number as purchase_order_item_number, o.po_date, o.vendor_id,
  v.vendor_name, o.buyer_code, b.buyer_name as buyer, o.status,
  coalesce(i.part_number, ${NON_STOCK}) as part, i.revision, i.description, p.description_zh, p.description_es, i.quantity_ordered,
  i.quantity_received, coalesce(p.uom, i.po_unit) as uom, i.po_unit, i.po_unit_qty, i.cost_per_unit, o.currency,
  i.ext_price, i.date_required, i.arrival_date`;

const PARTIES_AND_PART = sql`join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
  join buyer b on b.company_id = o.company_id and b.buyer_code = o.buyer_code
  left join part p on p.company_id = i.company_id and p.part_number = i.part_number`;

const selectItems = statement<{ companyId: number; filters: Filters; after: After }, contract.PurchaseOrderItemRow>(
  ({ companyId, filters, after }) => {
    const { partNumber, limit } = filters;
    const ofItem = [
      sql`i.company_id = ${companyId}`,
      ...(partNumber === undefined ? [] : [sql`i.${partIs(partNumber)}`]),
      ...(after ? [sql`(o.po_date, o.po_number, i.item_number) < (${after[0]}::date, ${after[1]}, ${after[2]})`] : []),
    ];
    return sql`
      with ${partNumber === undefined ? ordersOf(companyId, filters, after) : ordersOfPart(companyId, filters)}
      select ${ITEM}
        from page join purchase_order o on o.company_id = ${companyId} and o.po_number = page.number
        join purchase_order_item i on i.company_id = o.company_id and i.po_number = o.po_number
        ${PARTIES_AND_PART}
       where ${sql.all(ofItem)} order by o.po_date desc, o.po_number desc, i.item_number desc limit ${limit + 1}`;
  },
);

const selectOpenItems = statement<
  { companyId: number; partNumber: string; limit: number; after: z.output<typeof OpenKey> | undefined },
  contract.PurchaseOrderItemRow
>(({ companyId, partNumber, limit, after }) => {
  const conditions = [
    sql`i.company_id = ${companyId}`,
    sql`i.${partIs(partNumber)}`,
    sql`i.quantity_received < i.quantity_ordered and not i.closed`,
    sql`o.status in ('APPROVED', 'PARTIAL')`,
    ...(after
      ? [
          sql`(coalesce(i.arrival_date, 'infinity'), i.po_number, i.item_number) > (coalesce(${after[0]}::date, 'infinity'), ${after[1]}, ${after[2]})`,
        ]
      : []),
  ];
  return sql`
    select ${ITEM}
      from purchase_order_item i join purchase_order o on o.company_id = i.company_id and o.po_number = i.po_number
      ${PARTIES_AND_PART}
     where ${sql.all(conditions)} order by coalesce(i.arrival_date, 'infinity'), i.po_number, i.item_number limit ${limit + 1}`;
});

/** Items of purchase orders, newest order first. A part leads to its orders; otherwise the orders lead to their items. */
export const listPurchaseOrderItems = page<Call, contract.PurchaseOrderItemRow>(contract.listPurchaseOrderItems, {
  statement: (companyId, { query }) => {
    const { partNumber, vendorId, from, to, open, cursor, limit } = query;
    if (open && partNumber !== undefined)
      return selectOpenItems({ companyId, partNumber, limit, after: decodeCursor(cursor, OpenKey) });
    if ([partNumber, vendorId, from, to].every((filter) => filter === undefined))
      refuse('FIELD_REQUIRED', { msg: 'partNumber', field: 'partNumber' });
    if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    return selectItems({
      companyId,
      filters: { partNumber, vendorId, from, to, limit },
      after: decodeCursor(cursor, Key),
    });
  },
  reply: (rows, { query: { limit, open } }) =>
    pageFrom(rows, limit, ({ poDate, arrivalDate, poNumber, purchaseOrderItemNumber }) => [
      open ? arrivalDate : poDate,
      poNumber,
      purchaseOrderItemNumber,
    ]),
});
