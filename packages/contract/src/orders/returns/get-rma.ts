import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Rma } from './return-shapes.ts';

export const getRma = defineCall({
  name: 'getRma',
  method: 'GET',
  path: '/rmas/:rmaNumber',
  summary: 'One return of a customer with its items and history',
  access: ['FIND_SALES_ORDER'],
  params: z.strictObject({ rmaNumber: OrderNumber }),
  example: { params: { rmaNumber: '901' } },
  reply: Rma,
  refusals: ['RMA_NOT_EXIST'],
});
