import { defineCall } from '../kit/call.ts';
import { Centre } from './centre.ts';
import { centreQuery } from './shared-on.ts';

export const queryPurchasingInfoCenter = defineCall({
  name: 'queryPurchasingInfoCenter',
  method: 'POST',
  path: '/management/queryPurchasingInfoCenter',
  summary: 'What was ordered and received, and what is open or late',
  access: ['PURCHASE_ORDER_INFO'],
  query: centreQuery,
  reply: Centre,
  timeoutMs: 900_000,
  refusals: ['NO_DATA'],
});
