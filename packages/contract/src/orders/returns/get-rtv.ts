import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Rtv } from './return-shapes.ts';

export const getRtv = defineCall({
  name: 'getRtv',
  method: 'GET',
  path: '/rtvs/:rtvNumber',
  summary: 'One return to a vendor with its items and history',
  access: ['FIND_PURCHASE_ORDER'],
  params: z.strictObject({ rtvNumber: OrderNumber }),
  example: { params: { rtvNumber: '801' } },
  reply: Rtv,
  refusals: ['RTV_NOT_EXIST'],
});
