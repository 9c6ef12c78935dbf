import { defineCall } from '../../kit/call.ts';
import { QUALITY_READERS } from '../quality-readers.ts';
import { Inspection, inspectionParams } from './inspection.ts';

export const getInspection = defineCall({
  name: 'getInspection',
  method: 'GET',
  path: '/inspections/:irNumber',
  summary: 'One inspection report: its goods in QA, its photos and what was decided',
  access: QUALITY_READERS,
  params: inspectionParams,
  example: { params: { irNumber: '5524' } },
  reply: Inspection,
  refusals: ['INSPECTION_NOT_EXIST'],
});
