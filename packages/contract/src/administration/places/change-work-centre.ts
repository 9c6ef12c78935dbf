import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { AdminWorkCentre, PlaceCode, workCentreBody } from './place.ts';

export const changeWorkCentre = defineCall({
  name: 'changeWorkCentre',
  method: 'PUT',
  path: '/admin/workCentres/:wc',
  summary: 'Changes a work centre, gives it up or takes it back; one with open work stays',
  access: ['COMPANY_ADMIN'],
  params: z.strictObject({ wc: PlaceCode }),
  body: z.strictObject({ ...workCentreBody, version: PositiveInteger }),
  example: {
    params: { wc: 'CNC-04' },
    body: { wcName: 'Mill 4', departmentId: null, hourlyCost: '45', dayHours: '8', active: true, version: 999999 },
  },
  reply: AdminWorkCentre,
  posting: true,
  refusals: ['PLACE_NOT_EXIST', 'PLACE_CHANGED', 'WORK_CENTRE_IN_USE', 'DEPARTMENT_NOT_EXIST'],
});
