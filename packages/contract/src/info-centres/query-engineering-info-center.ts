import { defineCall } from '../kit/call.ts';
import { Centre } from './centre.ts';

export const queryEngineeringInfoCenter = defineCall({
  name: 'queryEngineeringInfoCenter',
  method: 'POST',
  path: '/management/queryEngineeringInfoCenter',
  summary: 'Engineering changes, parts, bills of materials and documents',
  access: ['ENGINEERING_INFO'],
  reply: Centre,
  refusals: ['NO_DATA'],
});
