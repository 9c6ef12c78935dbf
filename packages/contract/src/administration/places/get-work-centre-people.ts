import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PlaceCode } from './place.ts';
import { WorkCentrePeople } from './work-centre-people.ts';

export const getWorkCentrePeople = defineCall({
  name: 'getWorkCentrePeople',
  method: 'GET',
  path: '/admin/workCentres/:wc/people',
  summary: 'The workers and the leads of a work centre',
  access: ['COMPANY_ADMIN'],
  params: z.strictObject({ wc: PlaceCode }),
  example: { params: { wc: 'CNC-04' } },
  reply: WorkCentrePeople,
  refusals: ['PLACE_NOT_EXIST'],
});
