import { defineCall } from '../../kit/call.ts';
import { STOCK_KEEPER_ROLES, Transfer, transferParams } from './transfer.ts';

export const getTransfer = defineCall({
  name: 'getTransfer',
  method: 'GET',
  path: '/transfers/:transferNumber',
  summary: 'One move with its items',
  access: STOCK_KEEPER_ROLES,
  params: transferParams,
  example: { params: { transferNumber: '1901' } },
  reply: Transfer,
  refusals: ['TRANSFER_NOT_EXIST'],
});
