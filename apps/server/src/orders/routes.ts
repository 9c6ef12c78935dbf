import {
  decidePurchaseOrder,
  decideQuote,
  decideRma,
  decideRtv,
  decideSalesOrder,
  decideWorkOrder,
} from '@gemba/contract/orders/decide-order';
import { getPurchaseOrder } from '@gemba/contract/orders/get-purchase-order';
import { getQuote } from '@gemba/contract/orders/get-quote';
import { getRma, getRtv } from '@gemba/contract/orders/get-return';
import { getSalesOrder } from '@gemba/contract/orders/get-sales-order';
import { getWorkOrder } from '@gemba/contract/orders/get-work-order';
import { listBuyers } from '@gemba/contract/orders/list-buyers';
import { listPurchaseOrderItems } from '@gemba/contract/orders/list-purchase-order-items';
import { listPurchaseOrders, purchaseOrderTotals } from '@gemba/contract/orders/list-purchase-orders';
import { listQuotes, quoteTotals } from '@gemba/contract/orders/list-quotes';
import { listSalesOrders, salesOrderTotals } from '@gemba/contract/orders/list-sales-orders';
import { listWorkOrders, workOrderTotals } from '@gemba/contract/orders/list-work-orders';
import { deleteSavedFilter, listSavedFilters, saveFilter } from '@gemba/contract/orders/saved-filters';
import type { Capability } from '../kit/capability.ts';
import { deciding } from './decide-order.ts';
import { purchaseOrder } from './get-purchase-order.ts';
import { quote } from './get-quote.ts';
import { rma, rtv } from './get-return.ts';
import { salesOrder } from './get-sales-order.ts';
import { workOrder } from './get-work-order.ts';
import { buyerPage } from './list-buyers.ts';
import { purchaseOrderItemPage } from './list-purchase-order-items.ts';
import { purchaseOrderPage, purchaseOrderTotalsPage } from './list-purchase-orders.ts';
import { quotePage, quoteTotalsPage } from './list-quotes.ts';
import { salesOrderPage, salesOrderTotalsPage } from './list-sales-orders.ts';
import { workOrderPage, workOrderTotalsPage } from './list-work-orders.ts';
import { forgetFilter, keepFilter, savedFilters } from './saved-filters.ts';

const toDecide = {
  po: deciding('po', purchaseOrder),
  so: deciding('so', salesOrder),
  qo: deciding('qo', quote),
  wo: deciding('wo', workOrder),
  rma: deciding('rma', rma),
  rtv: deciding('rtv', rtv),
};

export const ordersRoutes: Capability = (serve) => {
  serve.page(listPurchaseOrders, purchaseOrderPage);
  serve.page(purchaseOrderTotals, purchaseOrderTotalsPage);
  serve.page(listPurchaseOrderItems, purchaseOrderItemPage);
  serve.page(listBuyers, buyerPage);
  serve.page(listSalesOrders, salesOrderPage);
  serve.page(salesOrderTotals, salesOrderTotalsPage);
  serve.page(listQuotes, quotePage);
  serve.page(quoteTotals, quoteTotalsPage);
  serve.page(listWorkOrders, workOrderPage);
  serve.page(workOrderTotals, workOrderTotalsPage);

  serve.signedIn(getPurchaseOrder, (tx, actor, { params }) => purchaseOrder(tx, actor, params.poNumber));
  serve.signedIn(getSalesOrder, (tx, actor, { params }) => salesOrder(tx, actor, params.soNumber));
  serve.signedIn(getQuote, (tx, actor, { params }) => quote(tx, actor, params.qoNumber));
  serve.signedIn(getWorkOrder, (tx, actor, { params }) => workOrder(tx, actor, params.woNumber));
  serve.signedIn(getRma, (tx, actor, { params }) => rma(tx, actor, params.rmaNumber));
  serve.signedIn(getRtv, (tx, actor, { params }) => rtv(tx, actor, params.rtvNumber));

  serve.signedIn(decidePurchaseOrder, (tx, actor, { params: { poNumber: number, event }, body }, visit) =>
    toDecide.po(tx, actor, { number, event, body }, visit),
  );
  serve.signedIn(decideSalesOrder, (tx, actor, { params: { soNumber: number, event }, body }, visit) =>
    toDecide.so(tx, actor, { number, event, body }, visit),
  );
  serve.signedIn(decideQuote, (tx, actor, { params: { qoNumber: number, event }, body }, visit) =>
    toDecide.qo(tx, actor, { number, event, body }, visit),
  );
  serve.signedIn(decideWorkOrder, (tx, actor, { params: { woNumber: number, event }, body }, visit) =>
    toDecide.wo(tx, actor, { number, event, body }, visit),
  );
  serve.signedIn(decideRma, (tx, actor, { params: { rmaNumber: number, event }, body }, visit) =>
    toDecide.rma(tx, actor, { number, event, body }, visit),
  );
  serve.signedIn(decideRtv, (tx, actor, { params: { rtvNumber: number, event }, body }, visit) =>
    toDecide.rtv(tx, actor, { number, event, body }, visit),
  );

  serve.signedIn(listSavedFilters, (tx, actor, { query }) => savedFilters(tx, actor, query));
  serve.signedIn(saveFilter, (tx, actor, { body }) => keepFilter(tx, actor, body));
  serve.signedIn(deleteSavedFilter, (tx, actor, { params }) => forgetFilter(tx, actor, params));
};
