import { namesOf } from '@gemba/contract/kit/names';
import {
  PURCHASE_ORDER_DATE_TYPES,
  QUOTE_DATE_TYPES,
  SALES_ORDER_DATE_TYPES,
  WORK_ORDER_DATE_TYPES,
} from '@gemba/contract/orders/order-filters';
import { getPurchaseOrderTotals, listPurchaseOrders } from '@gemba/contract/orders/purchase-order/list-purchase-orders';
import { getQuoteTotals, listQuotes } from '@gemba/contract/orders/quote/list-quotes';
import { getSalesOrderTotals, listSalesOrders } from '@gemba/contract/orders/sales-order/list-sales-orders';
import { getWorkOrderTotals, listWorkOrders } from '@gemba/contract/orders/work-order/list-work-orders';
import { listKind } from './readable-kind.ts';

/** The four kinds of order that have a list: how each is read, filtered and shown in a row. */
export const listKinds = {
  po: listKind({
    list: listPurchaseOrders,
    totals: getPurchaseOrderTotals,
    dateTypes: PURCHASE_ORDER_DATE_TYPES,
    narrowedBy: ['vendorId', 'buyerCode'],
    line: ({ poNumber, poDate, vendorName, buyer, status, currency, total, itemCount, arrivalDate }) => ({
      number: poNumber,
      date: poDate,
      title: vendorName,
      by: buyer,
      status,
      worth: { currency, total },
      itemCount,
      due: arrivalDate ? { what: 'arrivalDate', day: arrivalDate } : null,
    }),
  }),
  so: listKind({
    list: listSalesOrders,
    totals: getSalesOrderTotals,
    dateTypes: SALES_ORDER_DATE_TYPES,
    narrowedBy: ['customerId'],
    line: ({ soNumber, soDate, customerName, status, currency, total, itemCount, shipDate }) => ({
      number: soNumber,
      date: soDate,
      title: customerName,
      status,
      worth: { currency, total },
      itemCount,
      due: shipDate ? { what: 'shipDate', day: shipDate } : null,
    }),
  }),
  qo: listKind({
    list: listQuotes,
    totals: getQuoteTotals,
    dateTypes: QUOTE_DATE_TYPES,
    narrowedBy: ['customerId'],
    line: ({ qoNumber, qoDate, customerName, status, currency, total, itemCount, validUntil }) => ({
      number: qoNumber,
      date: qoDate,
      title: customerName,
      status,
      worth: { currency, total },
      itemCount,
      due: { what: 'validUntil', day: validUntil },
    }),
  }),
  wo: listKind({
    list: listWorkOrders,
    totals: getWorkOrderTotals,
    dateTypes: WORK_ORDER_DATE_TYPES,
    narrowedBy: ['partNumber'],
    line: (row) => ({
      number: row.woNumber,
      date: row.woDate,
      title: namesOf(row),
      code: row.part,
      status: row.status,
      makes: { ordered: row.quantityOrdered, received: row.quantityReceived, uom: row.uom },
      due: { what: 'dueDate', day: row.dueDate },
    }),
  }),
};

export type ListKind = keyof typeof listKinds;
export const LIST_KINDS = Object.keys(listKinds) as ListKind[];
