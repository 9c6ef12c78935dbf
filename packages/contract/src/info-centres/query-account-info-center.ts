import { defineCall } from '../kit/call.ts';
import { Centre } from './centre.ts';
import { centreQuery } from './shared-on.ts';

export const queryAccountInfoCenter = defineCall({
  name: 'queryAccountInfoCenter',
  method: 'POST',
  path: '/management/queryAccountInfoCenter',
  summary: 'Cash, what is owed by age, revenue, margin and result',
  access: ['ACCOUNTING_INFO'],
  query: centreQuery,
  reply: Centre,
  refusals: ['NO_DATA'],
});
