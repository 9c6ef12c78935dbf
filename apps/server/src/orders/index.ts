export { announceOrder, beginWait, REMINDER_TIMER, WAITS_TIMER, waitingRef } from './deciding/announce-order.ts';
export { type Approver, readApprover } from './deciding/approver.ts';
export { giveUpChanges, isChangeRequested, takesChangeRequests } from './deciding/change-requests.ts';
export { decide, eventOf, expire, factsFor } from './deciding/decide-order.ts';
export { insertDecision } from './deciding/decisions.sql.ts';
export { blockedBy, type Judgement, judge, offeredEvents } from './deciding/judge.ts';
export { moveOrder } from './deciding/move-order.ts';
export {
  holdOrder,
  lockOrder,
  mapKinds,
  ORDER_TABLES,
  type OrderRow,
  readOrders,
  waitingSince,
} from './deciding/order-row.ts';
export { eventsOfOrder } from './deciding/read-approval.ts';
export { nameOf } from './deciding/tell-makers.ts';
export { countDocuments, documentsOf } from './order-documents.ts';
export { ordersTyped } from './orders-typed.ts';
export { quoteExpiry } from './quote/expire-quotes.ts';
export { lockSalesOrder, readShippedAndReturned, type ShippedAndReturned } from './returns/shipped-and-returned.sql.ts';
export { ordersRoutes } from './routes.ts';
export { typedText } from './wanted-orders.ts';
