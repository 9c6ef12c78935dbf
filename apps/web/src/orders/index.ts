/** Orders: browsed, searched, read, and decided one by one. */
export { DaysFields } from './DaysFields.tsx';
export { areReversed, type Days, readDays } from './days.ts';
export { CommentSheet } from './deciding/CommentSheet.tsx';
export { markMove, takeEcho } from './deciding/double-tap.ts';
export { MOVED_ON } from './deciding/fire-event.ts';
export { historyEvent } from './deciding/history-event.ts';
export { LimitPart } from './deciding/LimitPart.tsx';
export { notableChange, steepestRise } from './deciding/price-rise.ts';
export { UNDO_MS, type Undoable, undoable } from './deciding/undoable.ts';
export { useOfferUndo } from './deciding/use-offer-undo.ts';
export { type DescribeField, WhatChanged } from './deciding/WhatChanged.tsx';
export type {
  ApprovalParts,
  ChangeableItem,
  ChangeableKind,
  ChangesProps,
  OrderQueue,
  WaitingChangesProps,
} from './detail/approval-parts.ts';
export { OrderDetail } from './detail/OrderDetail.tsx';
export { readOrderAhead } from './detail/use-order.ts';
export { OrderStatus } from './OrderStatus.tsx';
export { type OrderStep, orderSteps } from './order-steps.ts';
export { hasPurchaseOrderItems, useListPurchaseOrderItems } from './purchase-order/use-list-purchase-order-items.ts';
export { ordersScreens } from './screens.ts';
