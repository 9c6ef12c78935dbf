import { defineCall } from '../kit/call.ts';
import { Centre } from './centre.ts';
import { centreQuery } from './shared-on.ts';

export const queryEngineeringInfoCenter = defineCall({
  name: 'queryEngineeringInfoCenter',
  method: 'POST',
  path: '/management/queryEngineeringInfoCenter',
  summary: 'Engineering changes, parts, bills of materials and documents',
  access: ['ENGINEERING_INFO'],
  query: centreQuery,
  reply: Centre,
  refusals: ['NO_DATA'],
});
