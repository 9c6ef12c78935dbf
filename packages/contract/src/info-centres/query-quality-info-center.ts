import { defineCall } from '../kit/call.ts';
import { Centre } from './centre.ts';

export const queryQualityInfoCenter = defineCall({
  name: 'queryQualityInfoCenter',
  method: 'POST',
  path: '/management/queryQualityInfoCenter',
  summary: 'Inspections, defects, non-conformance reports and alarms',
  access: ['QUALITY_INFO'],
  reply: Centre,
  timeoutMs: 200_000,
  refusals: ['NO_DATA'],
});
