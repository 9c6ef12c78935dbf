import { defineCall } from '../../kit/call.ts';
import { IssuableWorkOrder, params } from './issue.ts';

export const getIssuableWorkOrder = defineCall({
  name: 'getIssuableWorkOrder',
  method: 'GET',
  path: '/shipping/workOrders/:woNumber',
  summary: 'One work order with the components that it still needs and where they lie',
  access: ['ADD_SHIPPER'],
  params,
  example: { params: { woNumber: '70418' } },
  reply: IssuableWorkOrder,
  refusals: ['WORK_ORDER_NOT_EXIST', 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART'],
});
