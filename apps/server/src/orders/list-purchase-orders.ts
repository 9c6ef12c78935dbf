import type {
  listPurchaseOrders,
  PurchaseOrderRow,
  purchaseOrderTotals,
} from '@gemba/contract/orders/list-purchase-orders';
import { sql } from '../kit/database/sql.ts';
import type { Page } from '../kit/http/serve.ts';
import { purchaseOrderList } from './order-list.ts';
import { pageOfOrders, type Row, totalsOfOrders } from './order-page.ts';

const equal = ({ vendorId, buyerCode }: { vendorId?: string | undefined; buyerCode?: string | undefined }) => ({
  vendor_id: vendorId,
  buyer_code: buyerCode,
});

export const purchaseOrderPage: Page<typeof listPurchaseOrders, Row<PurchaseOrderRow>> = pageOfOrders(
  purchaseOrderList,
  equal,
  (companyId) => sql`
    select o.po_number as "poNumber", o.po_date as "poDate", o.vendor_id as "vendorId", v.vendor_name as "vendorName",
           o.buyer_code as "buyerCode", b.buyer_name as buyer, o.status, o.ship_status as "shipStatus", o.list_status as "poStatus",
           o.currency, o.total, o.arrival_date as "arrivalDate", o.ship_date as "shipDate", o.version, page.day, page.number,
           (select count(*) from purchase_order_item i where i.company_id = o.company_id and i.po_number = o.po_number) as "itemCount"
      from page join purchase_order o on o.company_id = ${companyId} and o.po_number = page.number
      join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
      join buyer b on b.company_id = o.company_id and b.buyer_code = o.buyer_code`,
);

export const purchaseOrderTotalsPage = totalsOfOrders<typeof purchaseOrderTotals>(purchaseOrderList, equal);
