import { type PurchaseOrderStatus, purchaseOrderMoves } from './purchase-order/purchase-order-moves.ts';
import { type QuoteStatus, quoteMoves } from './quote/quote-moves.ts';
import { type SalesOrderStatus, salesOrderMoves } from './sales-order/sales-order-moves.ts';
import { type WorkOrderStatus, workOrderMoves } from './work-order/work-order-moves.ts';

/** The filters of an order list. Every state lies under exactly one of them besides `all`. */
export const ORDER_FILTERS = ['open', 'closed', 'cancelled', 'notApproved', 'all'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export const PURCHASE_ORDER_DATE_TYPES = ['poDate', 'arrivalDate', 'shipDate'] as const;
export const SALES_ORDER_DATE_TYPES = ['soDate', 'arrivalDate', 'shipDate'] as const;
export const QUOTE_DATE_TYPES = ['qoDate', 'arrivalDate', 'shipDate'] as const;
export const WORK_ORDER_DATE_TYPES = ['woDate', 'startDate', 'dueDate'] as const;

type Filters<State extends string> = Readonly<Record<OrderFilter, readonly State[]>>;

export const purchaseOrderFilters: Filters<PurchaseOrderStatus> = {
  open: ['APPROVED', 'PARTIAL', 'HOLD', 'PARTIAL_HOLD'],
  closed: ['RECEIVED', 'CLOSED'],
  cancelled: ['CANCELLED'],
  notApproved: ['NOT_APPROVED', 'REJECTED'],
  all: purchaseOrderMoves.states,
};

export const salesOrderFilters: Filters<SalesOrderStatus> = {
  open: ['OPEN', 'PARTIAL', 'HOLD', 'PARTIAL_HOLD'],
  closed: ['FINISHED'],
  cancelled: ['CANCELLED'],
  notApproved: ['NOT_REVIEWED', 'REJECTED'],
  all: salesOrderMoves.states,
};

export const quoteFilters: Filters<QuoteStatus> = {
  open: ['APPROVED'],
  closed: ['COMMITTED', 'EXPIRED'],
  cancelled: ['CANCELLED'],
  notApproved: ['NOT_APPROVED', 'REJECTED'],
  all: quoteMoves.states,
};

export const workOrderFilters: Filters<WorkOrderStatus> = {
  open: ['APPROVED', 'RUN'],
  closed: ['FINISHED'],
  cancelled: ['CANCELLED'],
  notApproved: ['NOT_APPROVED', 'REJECTED'],
  all: workOrderMoves.states,
};
