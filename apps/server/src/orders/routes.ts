import type { Capability } from '../kit/capability.ts';
import {
  decidePurchaseOrder,
  decideQuote,
  decideRma,
  decideRtv,
  decideSalesOrder,
  decideWorkOrder,
} from './deciding/decide-order.ts';
import { getPurchaseOrder } from './purchase-order/get-purchase-order.ts';
import { listBuyers } from './purchase-order/list-buyers.ts';
import { listPurchaseOrderItems } from './purchase-order/list-purchase-order-items.ts';
import { getPurchaseOrderTotals, listPurchaseOrders } from './purchase-order/list-purchase-orders.ts';
import { extendQuote } from './quote/extend-quote.ts';
import { getQuote } from './quote/get-quote.ts';
import { getQuoteTotals, listQuotes } from './quote/list-quotes.ts';
import { getRma } from './returns/get-rma.ts';
import { getRtv } from './returns/get-rtv.ts';
import { takeBackNote } from './returns/take-back-note.ts';
import { getSalesOrder } from './sales-order/get-sales-order.ts';
import { getSalesOrderTotals, listSalesOrders } from './sales-order/list-sales-orders.ts';
import { deleteSavedFilter } from './saved-filters/delete-saved-filter.ts';
import { listSavedFilters } from './saved-filters/list-saved-filters.ts';
import { saveFilter } from './saved-filters/save-filter.ts';
import { getWorkOrder } from './work-order/get-work-order.ts';
import { getWorkOrderTotals, listWorkOrders } from './work-order/list-work-orders.ts';

export const ordersRoutes: Capability = [
  listPurchaseOrders,
  getPurchaseOrderTotals,
  listPurchaseOrderItems,
  listBuyers,
  listSalesOrders,
  getSalesOrderTotals,
  listQuotes,
  getQuoteTotals,
  listWorkOrders,
  getWorkOrderTotals,
  getPurchaseOrder,
  getSalesOrder,
  getQuote,
  getWorkOrder,
  getRma,
  getRtv,
  takeBackNote,
  decidePurchaseOrder,
  decideSalesOrder,
  decideQuote,
  extendQuote,
  decideWorkOrder,
  decideRma,
  decideRtv,
  listSavedFilters,
  saveFilter,
  deleteSavedFilter,
];
