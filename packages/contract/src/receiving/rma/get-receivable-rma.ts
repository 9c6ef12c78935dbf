import { defineCall } from '../../kit/call.ts';
import { params, ReceivableRma } from './receivable-rma.ts';

export const getReceivableRma = defineCall({
  name: 'getReceivableRma',
  method: 'GET',
  path: '/receiving/rmas/:rmaNumber',
  summary: 'One customer return as the person who takes its goods in needs it',
  access: ['UPDATE_RECEIVER'],
  params,
  example: { params: { rmaNumber: '901' } },
  reply: ReceivableRma,
  refusals: ['RMA_NOT_EXIST', 'RMA_NOT_OPEN_TO_RECEIVE'],
});
