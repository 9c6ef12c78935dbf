import { defineCall } from '../../kit/call.ts';
import { STOCK_KEEPER_ROLES } from '../move/transfer.ts';
import { Count, countParams } from './count.ts';

export const getCount = defineCall({
  name: 'getCount',
  method: 'GET',
  path: '/counts/:countNumber',
  summary: 'One count',
  access: STOCK_KEEPER_ROLES,
  params: countParams,
  example: { params: { countNumber: '801' } },
  reply: Count,
  refusals: ['COUNT_NOT_EXIST'],
});
