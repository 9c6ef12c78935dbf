import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { requiredText } from '../../kit/codes.ts';
import { PlaceCode } from './place.ts';
import { CENTRE_PARTS, WorkCentrePeople } from './work-centre-people.ts';

export const setWorkCentrePerson = defineCall({
  name: 'setWorkCentrePerson',
  method: 'PUT',
  path: '/admin/workCentres/:wc/people',
  summary:
    'Makes somebody a worker or a lead of a work centre, or no longer. A worker who leaves ends the tasks they began; those that are only planned for them are free again',
  access: ['COMPANY_ADMIN'],
  params: z.strictObject({ wc: PlaceCode }),
  body: z.strictObject({ employeeId: requiredText(40), part: z.enum(CENTRE_PARTS), belongs: z.boolean() }),
  example: { params: { wc: 'CNC-04' }, body: { employeeId: 'E-404', part: 'WORKER', belongs: true } },
  reply: WorkCentrePeople,
  posting: true,
  refusals: ['PLACE_NOT_EXIST', 'WORKER_NOT_EXIST'],
});
