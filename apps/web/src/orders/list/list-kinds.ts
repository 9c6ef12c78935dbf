import { listPurchaseOrders, purchaseOrderTotals } from '@gemba/contract/orders/list-purchase-orders';
import { listQuotes, quoteTotals } from '@gemba/contract/orders/list-quotes';
import { listSalesOrders, salesOrderTotals } from '@gemba/contract/orders/list-sales-orders';
import { listWorkOrders, workOrderTotals } from '@gemba/contract/orders/list-work-orders';
import {
  PURCHASE_ORDER_DATE_TYPES,
  QUOTE_DATE_TYPES,
  SALES_ORDER_DATE_TYPES,
  WORK_ORDER_DATE_TYPES,
} from '@gemba/contract/orders/order-filters';
import { listKind } from './readable-kind.ts';

/** The four kinds of order that have a list: how each is read, filtered, and told in one row. */
export const listKinds = {
  po: listKind({
    list: listPurchaseOrders,
    totals: purchaseOrderTotals,
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
    totals: salesOrderTotals,
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
    totals: quoteTotals,
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
    totals: workOrderTotals,
    dateTypes: WORK_ORDER_DATE_TYPES,
    narrowedBy: ['partNumber'],
    line: ({ woNumber, woDate, part, description, status, quantityOrdered, quantityReceived, uom, dueDate }) => ({
      number: woNumber,
      date: woDate,
      title: description,
      code: part,
      status,
      makes: { ordered: quantityOrdered, received: quantityReceived, uom },
      due: { what: 'dueDate', day: dueDate },
    }),
  }),
};

export type ListKind = keyof typeof listKinds;
export const LIST_KINDS = Object.keys(listKinds) as ListKind[];
