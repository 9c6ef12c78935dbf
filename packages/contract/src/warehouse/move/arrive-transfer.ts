import { defineCall } from '../../kit/call.ts';
import { STOCK_KEEPER_ROLES, Transfer, transferParams } from './transfer.ts';

export const arriveTransfer = defineCall({
  name: 'arriveTransfer',
  method: 'POST',
  path: '/transfers/:transferNumber/arrive',
  summary: 'What was on the way to another warehouse is put into its locations',
  access: STOCK_KEEPER_ROLES,
  params: transferParams,
  example: { params: { transferNumber: '1901' } },
  reply: Transfer,
  posting: true,
  refusals: ['NOT_LICENSED', 'TRANSFER_NOT_EXIST', 'TRANSFER_HAS_ARRIVED', 'NOT_SAME_PART_FROM'],
});
