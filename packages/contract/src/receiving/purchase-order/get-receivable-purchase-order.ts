import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { ReceivablePurchaseOrder } from './receivable-purchase-order.ts';

export const getReceivablePurchaseOrder = defineCall({
  name: 'getReceivablePurchaseOrder',
  method: 'GET',
  path: '/receiving/purchaseOrders/:poNumber',
  summary: 'One purchase order as whoever unloads it needs it',
  access: ['FIND_PURCHASE_ORDER'],
  params: z.strictObject({ poNumber: OrderNumber }),
  example: { params: { poNumber: '48190' } },
  reply: ReceivablePurchaseOrder,
  refusals: ['PO_NOT_EXIST', 'CAN_NOT_BE_RECEIVED', 'ORDER_IS_HOLD', 'NO_ITEM_TO_RECEIVE'],
});
