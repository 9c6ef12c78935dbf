import { defineCall } from '../../kit/call.ts';
import { STOCK_KEEPER_ROLES } from '../move/transfer.ts';
import { Count, countParams } from './count.ts';

export const cancelCount = defineCall({
  name: 'cancelCount',
  method: 'POST',
  path: '/counts/:countNumber/cancel',
  summary: 'Gives a count up; nothing is posted',
  access: STOCK_KEEPER_ROLES,
  params: countParams,
  example: { params: { countNumber: '801' } },
  reply: Count,
  posting: true,
  refusals: ['NOT_LICENSED', 'COUNT_NOT_EXIST', 'COUNT_IS_CLOSED'],
});
