import { defineCall } from '../kit/call.ts';
import { Centre } from './centre.ts';
import { centreQuery } from './shared-on.ts';

export const queryWareHousingInfoCenter = defineCall({
  name: 'queryWareHousingInfoCenter',
  method: 'POST',
  path: '/management/queryWareHousingInfoCenter',
  summary: 'The value of the stock, how fast it turns, and what is short',
  access: ['WAREHOUSE_INFO'],
  query: centreQuery,
  reply: Centre,
  timeoutMs: 200_000,
  refusals: ['NO_DATA'],
});
