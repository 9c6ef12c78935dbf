import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { ShippableSalesOrder } from './shippable-sales-order.ts';

export const getShippableSalesOrder = defineCall({
  name: 'getShippableSalesOrder',
  method: 'GET',
  path: '/shipping/salesOrders/:soNumber',
  summary: 'One sales order as whoever picks it needs it',
  access: ['FIND_SHIPPER'],
  params: z.strictObject({ soNumber: OrderNumber }),
  example: { params: { soNumber: '61207' } },
  reply: ShippableSalesOrder,
  refusals: [
    'SALES_ORDER_NOT_EXIST',
    'SALES_ORDER_IS_CLOSED',
    'NOT_OPEN_SO',
    'ORDER_IS_HOLD',
    'NOT_OPEN_SO_ITEM_TO_SHIP',
  ] as const,
});
