import { defineCall } from '../kit/call.ts';
import { Centre } from './centre.ts';
import { centreQuery } from './shared-on.ts';

export const queryQualityInfoCenter = defineCall({
  name: 'queryQualityInfoCenter',
  method: 'POST',
  path: '/management/queryQualityInfoCenter',
  summary: 'Inspections, defects, non-conformance reports and alarms',
  access: ['QUALITY_INFO'],
  query: centreQuery,
  reply: Centre,
  timeoutMs: 200_000,
  refusals: ['NO_DATA'],
});
