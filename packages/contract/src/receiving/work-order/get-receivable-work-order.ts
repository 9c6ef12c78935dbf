import { defineCall } from '../../kit/call.ts';
import { params, ReceivableWorkOrder } from './receivable-work-order.ts';

export const getReceivableWorkOrder = defineCall({
  name: 'getReceivableWorkOrder',
  method: 'GET',
  path: '/receiving/workOrders/:woNumber',
  summary: 'One work order as whoever takes its goods in needs it',
  access: ['FIND_WO_RECEIVER'],
  params,
  example: { params: { woNumber: '70418' } },
  reply: ReceivableWorkOrder,
  refusals: ['WORK_ORDER_NOT_EXIST', 'WORK_ORDER_NOT_OPEN_TO_RECEIVE', 'NO_ITEM_TO_RECEIVE'],
});
