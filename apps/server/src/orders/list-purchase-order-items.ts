import type { CallParsed } from '@gemba/contract/kit/call';
import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import type { listPurchaseOrderItems, PurchaseOrderItemRow } from '@gemba/contract/orders/list-purchase-order-items';
import { isNonStock, NON_STOCK } from '@gemba/contract/parts/part-number';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { sql } from '../kit/database/sql.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { orderKeys } from './order-keys.ts';
import { purchaseOrderList } from './order-list.ts';
import { partyIs } from './party-is.ts';

type Asked = CallParsed<typeof listPurchaseOrderItems>['query'];

const Key = z.tuple([DateText, freeText(100), z.int().check(z.nonnegative(), z.maximum(2_147_483_647))]);
type After = z.output<typeof Key> | undefined;

/** The orders that the page's items lie in: one for each item at most, and the one where the last page ended. */
const ordersOf = (companyId: number, { vendorId, from, to, limit }: Asked, after: After) =>
  orderKeys(purchaseOrderList, companyId, {
    ...{ status: 'all', dateType: 'poDate', from, to, atMost: limit + 2 },
    equal: { vendor_id: vendorId },
    more: [
      sql`exists (select 1 from purchase_order_item i where i.company_id = purchase_order.company_id and i.po_number = purchase_order.po_number)`,
    ],
    after: after && [after[0], `${after[1]}\u0001`],
  });

/** The orders of a part's items. */
const ordersOfPart = (companyId: number, { partNumber = '', vendorId, from, to }: Asked) => sql`page as (
  select o.po_number as number from purchase_order o where ${sql.all([
    sql`o.company_id = ${companyId}`,
    sql`o.po_number in (select po_number from purchase_order_item where company_id = ${companyId} and ${partIs(partNumber)})`,
    ...(vendorId === undefined ? [] : [partyIs(purchaseOrderList, companyId, vendorId, sql`o.`)]),
    ...(from === undefined ? [] : [sql`o.po_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`o.po_date <= ${to}::date`]),
  ])})`;

const partIs = (partNumber: string) =>
  isNonStock(partNumber) ? sql`part_number is null` : sql`part_number = ${partNumber}`;

/** Items of purchase orders, the newest order first. A part leads to its orders, otherwise the orders to their items. */
export const purchaseOrderItemPage: Page<typeof listPurchaseOrderItems, PurchaseOrderItemRow> = {
  statement: (companyId, { query }) => {
    const { partNumber, vendorId, from, to, cursor, limit } = query;
    if ([partNumber, vendorId, from, to].every((one) => one === undefined))
      refuse('FIELD_REQUIRED', { msg: 'partNumber', field: 'partNumber' });
    if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const after = decodeCursor(cursor, Key);
    const ofItem = [
      sql`i.company_id = ${companyId}`,
      ...(partNumber === undefined ? [] : [sql`i.${partIs(partNumber)}`]),
      ...(after ? [sql`(o.po_date, o.po_number, i.item_number) < (${after[0]}::date, ${after[1]}, ${after[2]})`] : []),
    ];
    return sql<PurchaseOrderItemRow>`
      with ${partNumber === undefined ? ordersOf(companyId, query, after) : ordersOfPart(companyId, query)}
      select i.po_number as "poNumber", i.item_number as "purchaseOrderItemNumber", o.po_date as "poDate", o.vendor_id as "vendorId",
             v.vendor_name as "vendorName", o.buyer_code as "buyerCode", b.buyer_name as buyer, o.status,
             coalesce(i.part_number, ${NON_STOCK}) as part, i.revision, i.description, i.quantity_ordered as "quantityOrdered",
             i.quantity_received as "quantityReceived", i.po_unit as "poUnit", i.cost_per_unit as "costPerUnit", o.currency,
             i.ext_price as "extPrice", i.date_required as "dateRequired", i.arrival_date as "arrivalDate"
        from page join purchase_order o on o.company_id = ${companyId} and o.po_number = page.number
        join purchase_order_item i on i.company_id = o.company_id and i.po_number = o.po_number
        join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
        join buyer b on b.company_id = o.company_id and b.buyer_code = o.buyer_code
       where ${sql.all(ofItem)} order by o.po_date desc, o.po_number desc, i.item_number desc limit ${limit + 1}`;
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      ({ poDate, poNumber, purchaseOrderItemNumber }) => [poDate, poNumber, purchaseOrderItemNumber],
    ),
};
