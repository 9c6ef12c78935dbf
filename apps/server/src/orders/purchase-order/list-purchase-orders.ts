import * as contract from '@gemba/contract/orders/purchase-order/list-purchase-orders';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { orderKeys } from '../order-keys.ts';
import { type AskedOrders, purchaseOrderList } from '../order-list.ts';
import { newestFirst, type PageKeys, pageOfOrders, type Total, totalsOf, totalsOfOrders } from '../order-page.ts';

const equal = ({ vendorId, buyerCode }: { vendorId?: string | undefined; buyerCode?: string | undefined }) => ({
  vendor_id: vendorId,
  buyer_code: buyerCode,
});

type Asked = AskedOrders<keyof typeof purchaseOrderList.dates, 'vendor_id' | 'buyer_code'>;

const selectPurchaseOrders = statement<Asked, contract.PurchaseOrderRow & PageKeys>(
  ({ companyId, wanted }) => sql`
    with ${orderKeys(purchaseOrderList, companyId, wanted)}
    select o.po_number, o.po_date, o.vendor_id, v.vendor_name,
           o.buyer_code, b.buyer_name as buyer, o.status, o.ship_status, o.list_status as po_status,
           o.currency, o.total, o.arrival_date, o.ship_date, o.version, page.day, page.number,
           (select count(*) from purchase_order_item i where i.company_id = o.company_id and i.po_number = o.po_number) as item_count
      from page join purchase_order o on o.company_id = ${companyId} and o.po_number = page.number
      join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
      join buyer b on b.company_id = o.company_id and b.buyer_code = o.buyer_code
      ${newestFirst(wanted)}`,
);

export const listPurchaseOrders = pageOfOrders(contract.listPurchaseOrders, equal, selectPurchaseOrders);

const selectTotals = statement<Asked, Total>(({ companyId, wanted }) => totalsOf(purchaseOrderList, companyId, wanted));

export const getPurchaseOrderTotals = totalsOfOrders(contract.getPurchaseOrderTotals, equal, selectTotals);
